// Written from the Java records by TypesTest of the server; see docs/api.md. Do not edit.

export interface __Name__View {
  left: number;
  turn: number;
}

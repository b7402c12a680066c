import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** What a browser wants of a page before it can be installed. */

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}
const inPublic = (path: string): Buffer => readFileSync(`public/${path}`);
const { icons, ...manifest } = JSON.parse(inPublic("manifest.webmanifest").toString()) as { icons: Icon[] };

/** Width and height as they stand in the head of a PNG. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe("the installed page", () => {
  it("has a name, a start and a window of its own", () => {
    expect(manifest).toMatchObject({ name: "Althing", short_name: "Althing", start_url: "/", display: "standalone" });
  });

  it.each(icons.filter(({ type }) => type === "image/png"))("has $src in the size that it names", ({ src, sizes }) => {
    expect(sizeOf(inPublic(src))).toBe(sizes);
  });

  it.each([
    ["192x192", "any"],
    ["512x512", "any"],
    ["512x512", "maskable"],
  ])("has a picture of %s, %s", (sizes, purpose) => {
    expect(
      icons.filter((icon) => icon.type === "image/png" && icon.sizes === sizes && icon.purpose === purpose),
    ).toHaveLength(1);
  });

  it("has an icon without clear corners on a home screen that reads no manifest", () => {
    const [, path] = /rel="apple-touch-icon" href="\/([^"]+)"/.exec(readFileSync("index.html", "utf8"))!;
    const icon = inPublic(path!);
    expect(sizeOf(icon)).toBe("180x180");
    /* Colours without transparency. */
    expect(icon.readUInt8(25)).toBe(2);
  });
});

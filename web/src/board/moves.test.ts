import { describe, expect, it } from "vitest";
import { move as graenaland, readMove as readGraenaland } from "../games/graenaland/moves";
import { move as jorvik, readMove as readJorvik } from "../games/jorvik/moves";
import { move as northgard, readMove as readNorthgard } from "../games/northgard/moves";
import { move as vikings, readMove as readVikings } from "../games/vikings/moves";
import { ofType } from "./moves";

describe("codes of moves", () => {
  it("are read as they are written", () => {
    expect(readVikings(vikings.place("noble", 12))).toEqual({
      type: "place",
      code: "place noble 12",
      row: "noble",
      column: 12,
    });
    expect(readVikings(vikings.ferryEach)).toEqual({ type: "ferryEach", code: "ferry each" });
    expect(readNorthgard(northgard.place("T05", -1, 0, 2))).toEqual({
      type: "place",
      code: "place T05 -1,0 2",
      tile: "T05",
      x: -1,
      y: 0,
      rotation: 2,
    });
    expect(readNorthgard(northgard.at("settle", "T05.a", true))).toMatchObject({
      type: "at",
      deed: "settle",
      region: "T05.a",
      kaija: true,
    });
    expect(readGraenaland(graenaland.vote(false))).toEqual({ type: "vote", code: "vote against", inFavour: false });
    expect(readGraenaland(graenaland.payToll("plains", "grain"))).toMatchObject({
      type: "payToll",
      back: "plains",
      resource: "grain",
    });
  });

  it("say numbers and values by words where the engine does", () => {
    expect(jorvik.swap(0, 2)).toBe("swap row 2");
    expect(readJorvik("swap row 2")).toMatchObject({ space: 0, spot: 2 });
    expect(readJorvik("join 3 brown")).toMatchObject({ space: 3, brown: true });
    expect(graenaland.arm("gold")).toBe("army");
    expect(readGraenaland("army")).toMatchObject({ type: "arm", fort: "gold" });
    expect(graenaland.lend("road", "P1", true)).toBe("joint road P1");
  });

  it("are told apart where only the words differ", () => {
    expect(readGraenaland("trade grain ore")).toMatchObject({ type: "trade", card: "grain" });
    expect(readGraenaland("trade S07 ore")).toMatchObject({ type: "tradeSupply", card: "S07" });
    expect(readGraenaland("pledge gold wood")).toMatchObject({ type: "pledgeGold", due: "wood" });
  });

  it("may be unknown to this page", () => {
    expect(readVikings("sing loudly")).toBeNull();
    expect(readVikings("place noble")).toBeNull();
  });

  it("are sorted by their kinds", () => {
    const moves = ["buy 3", "pass", "buy 1"].flatMap((code) => readVikings(code) ?? []);
    expect(ofType(moves, "buy").map(({ price }) => price)).toEqual([3, 1]);
  });
});

/**
 * Draws the icons of the installed page from its sign, `public/favicon.svg`: `node draw-icons.mjs`, with a Chromium in CHROMIUM.
 * They are checked in, so that a build needs no browser; who changes the sign draws them anew.
 */
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";

/** With its round corners, or to the edge: phones cut the latter into their own shape, and the shield lies in what they leave. */
const ICONS = [
  ["icon-192.png", 192, "round"],
  ["icon-512.png", 512, "round"],
  ["icon-maskable-512.png", 512, "full"],
  ["apple-touch-icon.png", 180, "full"],
];

const room = new URL("public/", import.meta.url);
const sign = readFileSync(new URL("favicon.svg", room), "utf8");
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const [name, size, edge] of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const drawn = edge === "full" ? sign.replace(/ rx="\d+"/, "") : sign;
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawn}`);
  await page.screenshot({ path: new URL(name, room).pathname, omitBackground: true });
}
await browser.close();

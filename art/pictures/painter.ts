import { readFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { chromiumLaunch } from '#tests/browser/chromium.ts';
import type { Picture } from './picture.ts';

const FONTS = new URL('../../src/web/styles/fonts/', import.meta.url);

export interface Painter {
  paint(picture: Picture): Promise<Buffer>;
  close(): Promise<void>;
}

/** One browser that paints pictures one after another: scenes blend, mask and filter. */
export async function openPainter(): Promise<Painter> {
  const browser = await chromium.launch(await chromiumLaunch({ whole: true }));
  const page = await browser.newPage();
  const style = `<style>${await fontFaces()}body{margin:0}svg{display:block}</style>`;
  async function paint({ svg, width, height, maxBytes, flat }: Picture) {
    await page.setViewportSize({ width, height });
    await page.setContent(style + sized(svg, width, height));
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const screen = await settledScreen(page);
    return flat ? encodeFlat(screen) : encode(screen, maxBytes);
  }
  return { paint, close: () => browser.close() };
}

/** Chromium may shoot before every tile of a heavy scene is painted: a shot counts once the next one equals it. */
async function settledScreen(page: Page): Promise<Buffer> {
  let last = await page.screenshot();
  for (let tries = 0; tries < 5; tries++) {
    const next = await page.screenshot();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('The picture kept changing while it was shot');
}

async function fontFaces(): Promise<string> {
  const faces = [500, 600].map(async (weight) => {
    const file = new URL(`barlow-condensed-latin-${weight}-normal.woff2`, FONTS);
    const data = (await readFile(file)).toString('base64');
    const range = weight === 600 ? '600 700' : weight;
    return `@font-face{font-family:'Barlow Condensed';font-weight:${range};src:url(data:font/woff2;base64,${data})}`;
  });
  return (await Promise.all(faces)).join('');
}

/** A nested viewBox alone would grow to the window; the picture names its own size. */
function sized(svg: string, width: number, height: number): string {
  return `<div style="width:${width}px;height:${height}px;overflow:hidden">${svg}</div>`;
}

function encodeFlat(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
}

/** JPEG through mozjpeg: the best quality of the list that fits. */
async function encode(png: Buffer, maxBytes: number): Promise<Buffer> {
  let smallest: Buffer = png;
  for (const quality of [88, 84, 80, 76, 72, 68, 64]) {
    smallest = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (smallest.length <= maxBytes) return smallest;
  }
  return smallest;
}

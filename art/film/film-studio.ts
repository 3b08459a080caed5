import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { chromium } from 'playwright-core';
import { chromiumLaunch } from '#tests/browser/chromium.ts';
import type { FilmSet } from './film-set.ts';

const painting = new URL('paint-frames.ts', import.meta.url);

export interface FilmStudio {
  /** A frame as JPEG, by its fraction of the film. */
  frame(share: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser with the scene as bitmaps, ready to be moved. */
export async function openStudio(set: FilmSet): Promise<FilmStudio> {
  const browser = await chromium.launch(await chromiumLaunch({ whole: true }));
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  const code = stripTypeScriptTypes(await readFile(painting, 'utf8'));
  await page.addScriptTag({ type: 'module', content: code });
  await page.evaluate(
    `film.prepare(${JSON.stringify(set)}).then((studio) => { globalThis.studio = studio; })`,
  );
  return {
    async frame(share) {
      const address = await page.evaluate<string>(`film.paintFrame(studio, ${share})`);
      return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    },
    close: () => browser.close(),
  };
}

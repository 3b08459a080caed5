import {
  type Browser,
  type CDPSession,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { chromiumLaunch } from './chromium.ts';

/** A font that the browser rendered text with. `isCustomFont`: a web font of the page. */
export type UsedFont = { familyName: string; isCustomFont: boolean; glyphCount: number };

/** The fonts that rendered the text of the element at `selector` and its descendants. */
export async function usedFonts(page: Page, selector: string): Promise<UsedFont[]> {
  const session = await page.context().newCDPSession(page);
  const fonts: UsedFont[] = [];
  for (const nodeId of await nodesBelow(session, selector)) {
    const answer = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    fonts.push(...answer.fonts);
  }
  await session.detach();
  return fonts;
}

async function nodesBelow(session: CDPSession, selector: string): Promise<number[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const found = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `${selector}, ${selector} *`,
  });
  return found.nodeIds;
}

const sample = '<p>Ironwood 35×12.50 R17 — ¿Qué le queda? → ☑ ⌫</p>';

/**
 * Renders a line of text before anything else is tried: a browser without a font crashes at the first letter, and
 * every test would fail with "browser has been closed".
 * @throws one sentence that says what is missing
 */
export async function requireFonts(launch?: LaunchOptions): Promise<void> {
  const browser = await chromium.launch(launch ?? (await chromiumLaunch()));
  try {
    await drawSample(browser);
  } finally {
    await browser.close();
  }
}

async function drawSample(browser: Browser): Promise<void> {
  const fonts = await fontsOfSample(browser).catch(() => []);
  if (fonts.length === 0) throw new Error(noFonts);
}

async function fontsOfSample(browser: Browser): Promise<UsedFont[]> {
  const page = await browser.newPage();
  await page.setContent(sample);
  return usedFonts(page, 'p');
}

const noFonts =
  'The tests’ browser has no font to draw text with: the package dejavu-fonts-ttf brings them, so install the packages anew with npm ci.';

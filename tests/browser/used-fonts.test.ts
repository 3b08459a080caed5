import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunch } from './chromium.ts';
import { writeSettingsFor } from './fonts.ts';
import { requireFonts, usedFonts } from './used-fonts.ts';

let browser: Browser;

beforeAll(async () => {
  await requireFonts();
  browser = await chromium.launch(await chromiumLaunch());
}, 60_000);

afterAll(() => browser?.close());

test.each([
  ['Helvetica, Arial, sans-serif', 'DejaVu Sans'],
  ['Georgia, serif', 'DejaVu Serif'],
  ['ui-monospace, Menlo, monospace', 'DejaVu Sans Mono'],
  ['"A font that nobody has"', 'DejaVu Sans'],
])(
  'text in %s is drawn with the font from npm, whatever the machine has',
  async (family, drawn) => {
    const page = await browser.newPage();
    await page.setContent(`<p style='font-family: ${family}'>35×12.50 R17 ¿Qué? → ☑</p>`);
    const fonts = await usedFonts(page, 'p');
    await page.close();
    const families = fonts.map(({ familyName }) => familyName);
    expect(families).toContain(drawn);
    expect(families.filter((name) => !name.startsWith('DejaVu '))).toEqual([]);
  },
);

test('a browser without a font is reported in one sentence', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'ironwood-no-fonts-'));
  const launch = await chromiumLaunch();
  const env = { ...launch.env, ...writeSettingsFor(join(empty, 'fonts'), empty) };
  await expect(requireFonts({ ...launch, env })).rejects.toThrow(
    /^The tests’ browser has no font to draw text with: .+ npm ci\.$/,
  );
  rmSync(empty, { recursive: true, force: true });
}, 60_000);

import { usedFonts } from '#tests/browser/used-fonts.ts';
import { expect, test } from './fixtures.ts';

// Home in the language that needs more letters; every page has the same style sheet.
for (const path of ['/es', '/build', '/contact']) {
  test(`${path} is drawn with the site’s own fonts`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const fonts = await usedFonts(page, 'main');
    const own = fonts.filter((font) => font.isCustomFont);
    expect(new Set(own.map(({ familyName }) => familyName.split(' ')[0]))).toEqual(
      new Set(['Barlow']),
    );
    const others = fonts.filter((font) => !font.isCustomFont);
    expect(others.filter(({ familyName }) => !familyName.startsWith('DejaVu '))).toEqual([]);
    const glyphs = (list: typeof fonts) => list.reduce((sum, font) => sum + font.glyphCount, 0);
    expect(glyphs(others)).toBeLessThan(glyphs(fonts) / 100);
  });
}

// node tools/outline-fonts.ts: writes the letters of the shop's fonts as outlines, for pictures that
// are rendered on machines without fonts (src/site/sharing/card). Run it again after a change of fonts.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';
import { runTool } from './run-tool.ts';

const FONTS = new URL('../src/web/styles/fonts/', import.meta.url);
const OUTLINES = new URL('../src/site/sharing/card/outlines.json', import.meta.url);
const FILES = {
  display: 'barlow-condensed-latin-600-normal.woff2',
  text: 'barlow-latin-500-normal.woff2',
};
const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
const LETTERS = [...PRINTABLE, ...'áéíóúüñÁÉÍÓÚÜÑ¿¡°×–−½¼¾’'];

await runTool(async () => {
  const outlines = Object.fromEntries(
    Object.entries(FILES).map(([name, file]) => [name, outlineFont(file)]),
  );
  await writeFile(OUTLINES, `${JSON.stringify(outlines)}\n`);
});

/** In thousandths of the size, y up from the baseline. */
function outlineFont(file: string) {
  const font = openSync(fileURLToPath(new URL(file, FONTS)));
  const letters = LETTERS.filter((letter) => font.hasGlyphForCodePoint(codeOf(letter)));
  const scale = 1000 / font.unitsPerEm;
  const glyphs = letters.map((letter) => {
    const { advanceWidth, path } = font.glyphForCodePoint(codeOf(letter));
    return [letter, [Math.round(advanceWidth * scale), path.toSVG()]];
  });
  return { glyphs: Object.fromEntries(glyphs), kerning: kerningOf(font, letters) };
}

/** Kerning pairs. */
function kerningOf(font: Font, letters: readonly string[]): Record<string, number> {
  const pairs = letters.flatMap((one) => letters.map((other) => one + other));
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const [first] = font.layout(pair).positions;
      const width = font.glyphForCodePoint(codeOf(pair)).advanceWidth;
      const kern = Math.round((first?.xAdvance ?? width) - width);
      return kern === 0 || pair.includes(' ') ? [] : [[pair, kern]];
    }),
  );
}

function codeOf(text: string): number {
  return text.codePointAt(0) ?? 0;
}

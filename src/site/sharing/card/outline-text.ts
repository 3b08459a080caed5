import outlines from './outlines.json' with { type: 'json' };

type OutlineFont = {
  /** Width in thousandths of the size, and the outline with y up. */
  glyphs: Record<string, [width: number, path: string]>;
  kerning: Record<string, number>;
};

// tools/outline-fonts.ts writes the file; TypeScript infers its lists as lists of anything.
const fonts = outlines as unknown as Record<'display' | 'text', OutlineFont>;

export type TextLook = {
  font: 'display' | 'text';
  /** Height of the letters' em, in pixels. */
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
};

type Place = { x: number; y: number };

/**
 * Text as outlines of our own fonts, for pictures that are rendered where no font is installed. `y` is the baseline.
 * A character that the fonts lack leaves a gap.
 */
export function outlineText(text: string, at: Place, look: TextLook): string {
  const { glyphs, kerning } = fonts[look.font];
  const scale = look.size / 1000;
  let pen = startOf(text, at.x, look);
  const letters = [...text].map((letter, index, all) => {
    const [width, path] = glyphs[letter] ?? missing;
    const drawn =
      path &&
      `<path transform="translate(${tenth(pen)} 0) scale(${scale} -${scale})" d="${path}"/>`;
    pen += (width + (kerning[letter + (all[index + 1] ?? '')] ?? 0)) * scale;
    return drawn;
  });
  return `<g fill="${look.fill}" transform="translate(0 ${tenth(at.y)})">${letters.join('')}</g>`;
}

/** Pixels from the start of the first letter to the end of the last. */
export function textWidth(text: string, { font, size }: Pick<TextLook, 'font' | 'size'>): number {
  const { glyphs, kerning } = fonts[font];
  const widths = [...text].map((letter, index, all) => {
    const [width] = glyphs[letter] ?? missing;
    return width + (kerning[letter + (all[index + 1] ?? '')] ?? 0);
  });
  return (widths.reduce((sum, width) => sum + width, 0) * size) / 1000;
}

const missing: [number, string] = [300, ''];

function startOf(text: string, x: number, look: TextLook): number {
  if (look.anchor === 'end') return x - textWidth(text, look);
  return look.anchor === 'middle' ? x - textWidth(text, look) / 2 : x;
}

/** The largest size, up to the requested one, at which the text fits into a width. */
export function fittingSize(text: string, look: TextLook, widthPx: number): number {
  return Math.min(look.size, (look.size * widthPx) / textWidth(text, look));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

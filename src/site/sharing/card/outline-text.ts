import outlines from './outlines.json' with { type: 'json' };

type OutlineFont = {
  /** Width in thousandths of the size, and the outline with y upwards. */
  glyphs: Record<string, [width: number, path: string]>;
  kerning: Record<string, number>;
};

// The file is written by tools/outline-fonts.ts, whose lists TypeScript reads as lists of anything.
const fonts = outlines as unknown as Record<'display' | 'text', OutlineFont>;

export type TextLook = {
  font: 'display' | 'text';
  /** Height of the letters' em, pixels. */
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
};

type Place = { x: number; y: number };

/**
 * Words as outlines of our own fonts, for pictures that are drawn where no font is installed.
 * `y` is the line of writing. A letter that the fonts lack leaves a gap.
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

/** Pixels from the first letter's start to the last one's end. */
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

/** The largest size, up to the wished one, at which the words stay within a width. */
export function fittingSize(text: string, look: TextLook, widthPx: number): number {
  return Math.min(look.size, (look.size * widthPx) / textWidth(text, look));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

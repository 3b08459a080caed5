/** What an icon shows: colors, and a picture or letters of the shop's own instead of the wheel. */
export type IconLook = {
  accent: string;
  ink: string;
  /** A data URL; null: letters or the wheel. */
  picture: string | null;
  /** Letters as outlines in a box of 40 × 40, in the color of the paper; null: the wheel. */
  letters: string | null;
};

/** The ground of letters is the accent; of everything else it is paper. */
export const paper = '#f6efe3';

type Size = { width: number; height: number };

/** The mark: a wheel as a rising sun on the ground line, with a dimension below it. 40 × 40. */
function wheel({ accent, ink }: IconLook): string {
  return [
    `<path d="M5 27a15 15 0 0 1 30 0" stroke="${accent}" stroke-width="6" fill="none"/>`,
    `<path d="M13.5 27a6.5 6.5 0 0 1 13 0Z" fill="${accent}"/>`,
    `<path d="M1 28.6h38" stroke="${ink}" stroke-width="2.2" fill="none"/>`,
    `<path d="M5 34h30M5 31.5v5M35 31.5v5" stroke="${ink}" stroke-width="1.4" fill="none"/>`,
  ].join('');
}

/** In a box of 40 × 40. */
function markOf(look: IconLook): string {
  if (look.picture !== null) {
    return `<image href="${look.picture}" width="40" height="40" preserveAspectRatio="xMidYMid meet"/>`;
  }
  return look.letters ?? wheel(look);
}

function groundOf({ picture, letters, accent }: IconLook): string {
  return picture === null && letters !== null ? accent : paper;
}

/** The icon of the installed site: the mark inside the maskable safe zone. Pixels, square. */
export function renderAppIcon(look: IconLook, pixels = 512): string {
  const box = { width: 512, height: 512 };
  const content = [
    rect({ ...box, y: 0 }, groundOf(look)),
    `<g transform="translate(96 88) scale(8)">${markOf(look)}</g>`,
  ];
  return render(box, content, { width: pixels, height: pixels });
}

/** The icon of a tab: the mark as large as it fits. */
export function renderFavicon(look: IconLook): string {
  const box = { width: 40, height: 40 };
  const ground = look.picture === null && look.letters !== null;
  return render(box, [...(ground ? [rect({ ...box, y: 0 }, look.accent)] : []), markOf(look)]);
}

/**
 * The splash screen of the installed site: the mark on its ground line, which runs from edge to edge a little above
 * the middle.
 */
export function renderSplash(look: IconLook, size: Size): string {
  const scale = Math.min(size.width, size.height) / 110;
  const left = size.width / 2 - 20 * scale;
  const ground = size.height * 0.46;
  const height = 2.2 * scale;
  const isWheel = look.picture === null && look.letters === null;
  return render(size, [
    rect({ ...size, y: 0 }, groundOf(look)),
    isWheel ? rect({ width: size.width, height, y: ground - height / 2 }, look.ink) : '',
    `<g transform="translate(${left} ${ground - 28.6 * scale}) scale(${scale})">${markOf(look)}</g>`,
  ]);
}

/** From the left edge, rounded to tenths of a pixel. */
function rect({ y, width, height }: Size & { y: number }, colour: string): string {
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return `<rect x="0" y="${tenths(y)}" width="${tenths(width)}" height="${tenths(height)}" fill="${colour}"/>`;
}

function render(box: Size, content: string[], { width, height }: Size = box): string {
  const size = `viewBox="0 0 ${box.width} ${box.height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content.join('')}</svg>`;
}

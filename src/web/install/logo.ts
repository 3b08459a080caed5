const paper = '#f6efe3';
const ember = '#bf430b';
const ink = '#211713';

/** The mark: a wheel as a rising sun on the ground line, with a dimension below it. 40 × 40. */
const mark = [
  `<path d="M5 27a15 15 0 0 1 30 0" stroke="${ember}" stroke-width="6" fill="none"/>`,
  `<path d="M13.5 27a6.5 6.5 0 0 1 13 0Z" fill="${ember}"/>`,
  `<path d="M1 28.6h38" stroke="${ink}" stroke-width="2.2" fill="none"/>`,
  `<path d="M5 34h30M5 31.5v5M35 31.5v5" stroke="${ink}" stroke-width="1.4" fill="none"/>`,
].join('');

type Size = { width: number; height: number };

/** The icon of the installed site: the mark inside the maskable safe zone. Pixels, square. */
export function renderAppIcon(pixels = 512): string {
  const box = { width: 512, height: 512 };
  const content = [
    rect({ ...box, y: 0 }, paper),
    `<g transform="translate(96 88) scale(8)">${mark}</g>`,
  ];
  return render(box, content, { width: pixels, height: pixels });
}

/**
 * The splash screen of the installed site: the mark on its ground line, which runs from edge to edge a little above
 * the middle.
 */
export function renderSplash(size: Size): string {
  const scale = Math.min(size.width, size.height) / 110;
  const left = size.width / 2 - 20 * scale;
  const ground = size.height * 0.46;
  const height = 2.2 * scale;
  return render(size, [
    rect({ ...size, y: 0 }, paper),
    rect({ width: size.width, height, y: ground - height / 2 }, ink),
    `<g transform="translate(${left} ${ground - 28.6 * scale}) scale(${scale})">${mark}</g>`,
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

import type { CardLook } from './card-look.ts';
import { backdrop, cardSize } from './draw-card.ts';
import { outlineText, type TextLook, textWidth } from './outline-text.ts';
import { shopMark } from './shop-mark.ts';

const margin = 72;
const room = cardSize.width - 2 * margin;
const sizes = [104, 88, 72, 60];
const mostLines = 3;

/** The link preview of a page, as SVG without text elements: its title and the shop's name or logo. */
export function drawPageCard({ title, look }: { title: string; look: CardLook }): string {
  const { width, height } = cardSize;
  const { size, lines } = setTitle(title);
  const text: TextLook = { font: 'display', size, fill: look.colors.ink };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    backdrop(look),
    ...lines.map((line, at) =>
      outlineText(line, { x: margin, y: 90 + size * 0.76 + at * size }, text),
    ),
    shopMark(look, { x: margin, y: 585, size: 52, anchor: 'start' }),
    '</svg>',
  ].join('');
}

/** As large as three lines allow; a longer title is truncated with an ellipsis. */
function setTitle(title: string): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = breakLines(title, size);
    if (lines.length <= mostLines) return { size, lines };
  }
  const size = sizes.at(-1) ?? 60;
  const lines = breakLines(title, size).slice(0, mostLines);
  return { size, lines: [...lines.slice(0, -1), `${lines.at(-1)} ...`] };
}

function breakLines(text: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, { font: 'display', size }) <= room) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines;
}

import type { FrontDrawing } from '#src/drawing/index.ts';
import { PAPER } from './overlay.ts';

/** Pixels of a drawing at three to the inch: on a card of a phone's width they can be read. */
const FONT = 20;

/** The figures of a front view that is shown small: few, large, on paper that ends the lines. */
export function cardFigures({ labels, widthPx, heightPx }: FrontDrawing): string {
  return labels
    .map(({ name, valueIn, vertical, xPercent, yPercent }) => {
      if (valueIn === null) return '';
      const place = { x: (xPercent * widthPx) / 100, y: (yPercent * heightPx) / 100, vertical };
      if (name === 'height' || name === 'width') return drawFigure(valueIn.toFixed(1), place);
      return name === 'poke' ? drawFigure(millimeters(valueIn), { ...place, isAccent: true }) : '';
    })
    .join('');
}

function millimeters(inches: number): string {
  const mm = Math.round(inches * 25.4);
  return `${mm < 0 ? '−' : '+'}${Math.abs(mm)} mm`;
}

type Place = { x: number; y: number; vertical: boolean; isAccent?: boolean };

function drawFigure(text: string, { x, y, vertical, isAccent = false }: Place): string {
  const drop = FONT * 0.36;
  const at = vertical ? `x="${x + drop}" y="${y}"` : `x="${x}" y="${y + drop}"`;
  const turn = vertical ? ` transform="rotate(-90 ${x + drop} ${y})"` : '';
  const look = isAccent
    ? 'text-anchor="start" fill="#b4481c"'
    : 'text-anchor="middle" fill="#3a2e27"';
  const rim = `stroke="${PAPER}" stroke-width="${FONT * 0.4}" paint-order="stroke" stroke-linejoin="round"`;
  return `<text ${at} font-size="${FONT}" font-weight="600" ${look} ${rim}${turn}>${text}</text>`;
}

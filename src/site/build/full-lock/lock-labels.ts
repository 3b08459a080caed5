import type { ContactPoint, Contacts } from '#src/domain/fitment/index.ts';
import type { LockView } from '#src/drawing/index.ts';
import type { DrawingLabel } from '#src/web/ui/drawing-labels.tsx';
import { type LockWords, letterOf, markText } from './lock-words.ts';

/** Where a label is from its spot, in percent of the picture. */
const sides = {
  arch: { anchor: 'middle', x: 0, y: -9 },
  front: { anchor: 'end', x: -2, y: 9 },
  rear: { anchor: 'start', x: 2, y: 9 },
  inside: { anchor: 'start', x: 3, y: -3 },
} as const;

/** The width of a label on a phone, in percent of the picture. */
const widest = 24;

type Labelled = { view: Pick<LockView, 'spots'>; contacts: Contacts; words: LockWords };

/** A letter at each spot of a view, with how much closer the tire comes. */
export function lockLabels(
  points: readonly ContactPoint[],
  { view, contacts: { first }, words }: Labelled,
): DrawingLabel[] {
  return points.flatMap((point) => {
    const at = view.spots[point.spot];
    if (!at) return [];
    const { anchor, x, y } = sides[point.spot];
    return [
      {
        name: `lock-${point.spot}`,
        ...besideEdge({ x: at.xPercent + x, anchor }),
        y: at.yPercent + y,
        text: letterOf(point.spot),
        minor: markText(point, words.locale),
        inline: true,
        look: first.includes(point.spot) ? 'now' : 'halo',
      },
    ];
  });
}

type Place = Required<Pick<DrawingLabel, 'x' | 'anchor'>>;

/** A label that would reach past the left edge starts there. */
function besideEdge({ x, anchor }: Place): Place {
  return anchor === 'end' && x < widest ? { x: 1, anchor: 'start' } : { x, anchor };
}

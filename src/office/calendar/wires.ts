import type { BoardPiece, Place } from './boards.ts';

/** A line in a lane, in hundredths of its width and of its height. */
type WireLine = { x1: number; y1: number; x2: number; y2: number };

/** What a lane shows of the wire between two parts of a job. */
export type Wire = {
  key: string;
  entryId: string;
  work: NonNullable<BoardPiece['work']>;
  lines: WireLine[];
};

/** Between a wire and the part that it leads to, in hundredths. */
const gap = 0.9;

type Ruler = { from: number; to: number };

/**
 * The wires between the parts of each job, by lane: from a part, up or down through the lanes between, to the next one.
 * A truck keeps its bay while it is on the rack, so a wire begins below its card where the next part begins.
 */
export function wiresOf(
  pieces: readonly BoardPiece[],
  { lanes, ruler }: { lanes: readonly Place[]; ruler: Ruler },
): Map<string, Wire[]> {
  const wires = new Map<string, Wire[]>();
  const parts = pieces.filter(({ part }) => part !== null);
  for (const job of Map.groupBy(parts, ({ entryId }) => entryId).values()) {
    const inOrder = job.toSorted((one, other) => (one.part?.at ?? 0) - (other.part?.at ?? 0));
    inOrder.slice(1).forEach((next, at) => {
      const before = inOrder[at];
      if (!before?.work) return;
      const shared = { key: next.key, entryId: next.entryId, work: before.work };
      for (const { lane, lines } of stretch(before, next, { lanes, ruler })) {
        wires.set(lane, [...(wires.get(lane) ?? []), { ...shared, lines }]);
      }
    });
  }
  return wires;
}

/** The lines of one wire in each lane that it touches. */
function stretch(
  before: BoardPiece,
  next: BoardPiece,
  { lanes, ruler }: { lanes: readonly Place[]; ruler: Ruler },
) {
  const share = (at: number) => (100 * (at - ruler.from)) / (ruler.to - ruler.from);
  const [end, goal] = [share(before.to), share(next.from)];
  const x = Math.max(0, goal - gap);
  const [first, last] = [before, next].map(({ lane }) => lanes.findIndex(({ id }) => id === lane));
  if (first === undefined || last === undefined || first < 0 || last < 0) return [];
  if (first === last) {
    return [{ lane: next.lane, lines: [{ x1: end, y1: 50, x2: goal, y2: 50 }] }];
  }
  const isDown = first < last;
  const [near, far] = isDown ? [0, 100] : [100, 0];
  const isPast = end <= x;
  // Below or above a card that is still there, so that the wire shows beside it.
  const leaves = isPast ? 70 : isDown ? 94 : 6;
  const between = lanes.slice(Math.min(first, last) + 1, Math.max(first, last));
  return [
    {
      lane: before.lane,
      lines: [
        ...(isPast ? [{ x1: end, y1: leaves, x2: x, y2: leaves }] : []),
        { x1: x, y1: leaves, x2: x, y2: far },
      ],
    },
    ...between.map(({ id }) => ({ lane: id, lines: [{ x1: x, y1: 0, x2: x, y2: 100 }] })),
    {
      lane: next.lane,
      lines: [
        { x1: x, y1: near, x2: x, y2: 60 },
        { x1: x, y1: 60, x2: goal, y2: 60 },
      ],
    },
  ];
}

type Span = { from: number; to: number };

/** A cell of a lane, from where to where on its ruler, and the cards in it; none where the lane is free. */
export type LaneCell<Piece extends Span> = Span & { pieces: Piece[] };

/**
 * The cells of a lane from left to right, which together fill it. Free time is divided at the edges, which are in order,
 * with the ends of the ruler first and last. Cards that overlap share a cell, as two of twenty minutes do in a quarter.
 */
export function cellsOf<Piece extends Span>(
  pieces: readonly Piece[],
  edges: readonly number[],
): LaneCell<Piece>[] {
  const cells: LaneCell<Piece>[] = [];
  let at = edges[0] ?? 0;
  for (const group of groupsOf(pieces)) {
    cells.push(...freeCells({ from: at, to: group.from }, edges), group);
    at = group.to;
  }
  cells.push(...freeCells({ from: at, to: edges.at(-1) ?? 0 }, edges));
  return cells;
}

function groupsOf<Piece extends Span>(pieces: readonly Piece[]): LaneCell<Piece>[] {
  const groups: LaneCell<Piece>[] = [];
  for (const piece of pieces.toSorted((one, other) => one.from - other.from)) {
    const last = groups.at(-1);
    if (last && piece.from < last.to) {
      last.pieces.push(piece);
      last.to = Math.max(last.to, piece.to);
    } else groups.push({ from: piece.from, to: piece.to, pieces: [piece] });
  }
  return groups;
}

function freeCells({ from, to }: Span, edges: readonly number[]) {
  const ends = [from, ...edges.filter((edge) => edge > from && edge < to), to];
  return ends
    .slice(1)
    .map((end, at) => ({ from: ends[at] ?? from, to: end, pieces: [] }))
    .filter((cell) => cell.from < cell.to);
}

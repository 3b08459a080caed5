/** What follows a size: "121/118Q E" is index 121 single, 118 dual, speed Q, range E. */
export type TireMarks = {
  loadIndex: number | null;
  dualLoadIndex: number | null;
  speed: string | null;
  loadRange: string | null;
};

/** Ply ratings, as the trade states load ranges: "10 PLY" for E. Source: Tire and Rim Association. */
const RANGE_BY_PLY: Record<string, string> = { 4: 'B', 6: 'C', 8: 'D', 10: 'E', 12: 'F', 14: 'G' };

const PLY = /\(?\b(4|6|8|10|12|14)[\s-]*(?:PLY|PR)\)?$/;
const MARKS =
  /^(?:(?<single>\d{2,3})(?:\/(?<dual>\d{2,3}))?(?<speed>[L-UHVWY])?)?[\s/]*(?:\(?(?<range>SL|XL|RF|[B-G])\)?)?$/;

/** Marks in either part or both, in upper case; null for empty text or anything else. */
export function readTireMarks(text: string): TireMarks | null {
  if (text === '') return null;
  const ply = PLY.exec(text)?.[1];
  const found = MARKS.exec(text.replace(PLY, '').trim())?.groups;
  if (!found) return null;
  return {
    loadIndex: found.single ? Number(found.single) : null,
    dualLoadIndex: found.dual ? Number(found.dual) : null,
    speed: found.speed ?? null,
    loadRange: found.range ?? RANGE_BY_PLY[ply ?? ''] ?? null,
  };
}

export function formatTireMarks(marks: TireMarks): string {
  const dual = marks.dualLoadIndex === null ? '' : `/${marks.dualLoadIndex}`;
  const index = marks.loadIndex === null ? '' : `${marks.loadIndex}${dual}${marks.speed ?? ''}`;
  return [index, marks.loadRange ?? ''].filter((part) => part !== '').join(' ');
}

/** What stands after a size: "121/118Q E" is index 121 single, 118 dual, speed Q, range E. */
export type TireMarks = {
  loadIndex: number | null;
  dualLoadIndex: number | null;
  speed: string | null;
  loadRange: string | null;
};

const MARKS =
  /^(?:(?<single>\d{2,3})(?:\/(?<dual>\d{2,3}))?(?<speed>[L-UHVWY])?)?[\s/]*(?:\(?(?<range>SL|XL|RF|[B-G])\)?)?$/;

/** Marks in either part or both, in capitals; null for empty text or anything else. */
export function readTireMarks(text: string): TireMarks | null {
  if (text === '') return null;
  const found = MARKS.exec(text)?.groups;
  if (!found) return null;
  return {
    loadIndex: found.single ? Number(found.single) : null,
    dualLoadIndex: found.dual ? Number(found.dual) : null,
    speed: found.speed ?? null,
    loadRange: found.range ?? null,
  };
}

export function formatTireMarks(marks: TireMarks): string {
  const dual = marks.dualLoadIndex === null ? '' : `/${marks.dualLoadIndex}`;
  const index = marks.loadIndex === null ? '' : `${marks.loadIndex}${dual}${marks.speed ?? ''}`;
  return [index, marks.loadRange ?? ''].filter((part) => part !== '').join(' ');
}

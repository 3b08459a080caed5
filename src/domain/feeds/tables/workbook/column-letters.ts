/** The position of a cell's column, 0 for A, from its place "AB12"; null if it is none. */
export function columnAt(place: string | undefined): number | null {
  const [, letters] = /^([A-Z]{1,3})\d*$/i.exec(place ?? '') ?? [];
  if (letters === undefined) return null;
  let at = 0;
  for (const letter of letters.toUpperCase()) at = at * 26 + letter.charCodeAt(0) - 64;
  return at - 1;
}

export function lettersOf(at: number): string {
  let letters = '';
  for (let rest = at + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** The letters next to each letter on a phone's keyboard. */
const NEIGHBORS = neighborsOn(['qwertyuiop', 'asdfghjkl', 'zxcvbnm']);

/** Each row starts half a key further right than the one above. */
function neighborsOn(rows: readonly string[]): Record<string, string> {
  const keys = rows.flatMap((row, y) => [...row].map((letter, x) => ({ letter, x: x + y / 2, y })));
  return Object.fromEntries(
    keys.map((key) => [
      key.letter,
      keys
        .filter(({ x, y }) => Math.abs(x - key.x) <= 1 && Math.abs(y - key.y) <= 1)
        .map(({ letter }) => letter)
        .join(''),
    ]),
  );
}

/**
 * How many typing errors lie between two words: a letter too many, too few, swapped with the next (0.8) or wrong (1;
 * 0.7 for its neighbor on the keyboard). Infinity if it is more than `most` errors, or if they differ in a digit: "GX
 * 460" is no misspelled GX 470. With `isBegun` the typed word may be only the beginning of the other.
 */
export function errorsBetween(
  typed: string,
  word: string,
  { most, isBegun = false }: { most: number; isBegun?: boolean },
): number {
  if (typed.length - word.length > most) return Infinity;
  if (!isBegun && word.length - typed.length > most) return Infinity;
  if (digitsOf(typed) !== digitsOf(isBegun ? word.slice(0, typed.length + most) : word)) {
    return Infinity;
  }
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = nextRow(row, { typed, word, last, before });
    if (Math.min(...next) > most) return Infinity;
    [before, last] = [last, next];
  }
  const errors = isBegun ? Math.min(...last) : (last[word.length] ?? Infinity);
  return errors <= most ? errors : Infinity;
}

type Rows = { typed: string; word: string; last: readonly number[]; before: readonly number[] };

/** The errors between the first `row` letters of what was typed and each beginning of the word. */
function nextRow(row: number, { typed, word, last, before }: Rows): number[] {
  const next = [row];
  const letter = typed[row - 1] ?? '';
  for (let at = 1; at <= word.length; at += 1) {
    const meant = word[at - 1] ?? '';
    const isSwapped = row > 1 && letter === word[at - 2] && typed[row - 2] === meant;
    const swapped = isSwapped ? (before[at - 2] ?? Infinity) + 0.8 : Infinity;
    const kept = (last[at - 1] ?? Infinity) + costOf(letter, meant);
    next.push(Math.min(kept, swapped, (last[at] ?? Infinity) + 1, (next[at - 1] ?? Infinity) + 1));
  }
  return next;
}

function costOf(letter: string, meant: string): number {
  if (letter === meant) return 0;
  return NEIGHBORS[letter]?.includes(meant) ? 0.7 : 1;
}

const digitsOf = (word: string) => word.replace(/\D/g, '');

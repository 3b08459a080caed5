/** Shorter names are too alike to tell a misspelling from the variable of another program, such as POST and PORT. */
const shortest = 8;

/**
 * The known name that differs from the given one by one letter added, left out or replaced, or by two neighbors that
 * changed places; null if there is none, or if the known name is shorter than eight letters.
 */
export function nearestName(given: string, known: readonly string[]): string | null {
  const name = given.toUpperCase();
  return known.find((one) => one.length >= shortest && isOneSlipAway(name, one)) ?? null;
}

function isOneSlipAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  const at = [...long].findIndex((letter, index) => letter !== short[index]);
  if (at === -1) return true;
  const rest = long.slice(at + 1);
  if (long.length > short.length) return rest === short.slice(at);
  if (rest === short.slice(at + 1)) return true;
  const swapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return swapped && rest.slice(1) === short.slice(at + 2);
}

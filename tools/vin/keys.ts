import { charactersOf } from '#src/domain/vin/match-key.ts';

const parsed = new Map<string, (string | null)[]>();

/** Whether one VIN can match both keys; decides which details a listed model can have. */
export function mayMatchBoth(one: string, other: string): boolean {
  const [a, b] = [parse(one), parse(other)];
  return a.slice(0, b.length).every((allowed, at) => {
    const others = b[at];
    if (!allowed || !others) return true;
    return [...allowed].some((character) => others.includes(character));
  });
}

/** One entry per position: the allowed characters, or null for any. */
function parse(key: string): (string | null)[] {
  const known = parsed.get(key);
  if (known) return known;
  const parts = (key.match(/\[[^\]]*\]|./g) ?? []).map((part) => {
    if (part === '*') return null;
    return part.startsWith('[') ? charactersOf(part.slice(1, -1)) : part;
  });
  parsed.set(key, parts);
  return parts;
}

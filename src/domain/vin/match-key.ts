/** One entry per position: the characters it allows, or null for any. */
type Key = readonly (string | null)[];

const compiled = new Map<string, Key>();

/**
 * Whether a pattern's key matches the characters of a VIN. `*` is any character, `[A-DF]` a set with ranges; a key
 * ends early if the rest does not matter.
 */
export function matchesKey(key: string, characters: string): boolean {
  const parts = compiled.get(key) ?? compile(key);
  if (parts.length > characters.length) return false;
  return parts.every((part, at) => part === null || part.includes(characters[at] ?? ''));
}

function compile(key: string): Key {
  const parts = (key.match(/\[[^\]]*\]|./g) ?? []).map((part) => {
    if (part === '*') return null;
    return part.startsWith('[') ? charactersOf(part.slice(1, -1)) : part;
  });
  compiled.set(key, parts);
  return parts;
}

/** "A-DF" is "ABCDF". vPIC writes "1-A" for "1A". */
export function charactersOf(set: string): string {
  return set
    .replaceAll('1-A', '1A')
    .replaceAll(/(.)-(.)/g, (_, first: string, last: string) =>
      String.fromCharCode(
        ...Array.from(
          { length: last.charCodeAt(0) - first.charCodeAt(0) + 1 },
          (_one, at) => first.charCodeAt(0) + at,
        ),
      ),
    );
}

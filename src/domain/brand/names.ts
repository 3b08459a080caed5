export type NameLines = { first: string; rest: string };

/**
 * The shop's name in the two lines beside its mark: "Ironwood" and "Off-Road". Without a short name, or with one that
 * the name does not begin with, there is one line.
 */
export function nameLines({ name, shortName }: { name: string; shortName: string }): NameLines {
  if (shortName === '') return { first: name, rest: '' };
  return {
    first: shortName,
    rest: name.startsWith(`${shortName} `) ? name.slice(shortName.length + 1) : '',
  };
}

/** One or two letters for an icon: the first ones of the first two words, "TV" of "Treasure Valley Lift & Wheel". */
export function initialsOf(name: string): string {
  const letters = name.split(/[^\p{L}\p{N}]+/u).flatMap((word) => [...word].slice(0, 1));
  return letters.slice(0, 2).join('').toUpperCase();
}

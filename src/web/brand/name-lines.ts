export type NameLines = { first: string; rest: string };

/**
 * The shop's name in the two lines beside its mark: "Ironwood" and "Off-Road". Without a short name, or with one that
 * the name does not begin with, there is one line.
 */
export function nameLines({ name, shortName }: { name: string; shortName: string }): NameLines {
  if (shortName === '') return { first: name, rest: '' };
  const isStart = name.startsWith(`${shortName} `);
  return { first: shortName, rest: isStart ? name.slice(shortName.length + 1) : '' };
}

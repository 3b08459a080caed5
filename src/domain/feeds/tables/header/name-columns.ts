export type ColumnNames = {
  names: string[];
  /** Names that the header has more than once, as they are in the file. */
  repeated: string[];
};

/**
 * The names of the columns from the cells of the header: without line breaks and surrounding spaces, and different
 * from each other, the second "Qty" as "Qty (2)". A column without a name stays without.
 */
export function nameColumns(header: readonly string[], least: number): ColumnNames {
  const plain = header.map((cell) => cell.replace(/\s+/g, ' ').trim());
  while (plain.length < least) plain.push('');
  const names: string[] = [];
  const repeated = new Set<string>();
  for (const name of plain) {
    if (name !== '' && names.includes(name)) repeated.add(name);
    names.push(freeName(name, names));
  }
  return { names, repeated: [...repeated] };
}

function freeName(name: string, taken: readonly string[]): string {
  if (name === '') return name;
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) free = `${name} (${number})`;
  return free;
}

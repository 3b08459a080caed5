/** Initials of the first and the last word of a name: "Hank de la Torre" gives "HT". */
export function personInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => word?.at(0)?.toUpperCase() ?? '').join('');
}

/** One or two letters for an icon: the first ones of the first two words, "TV" of "Treasure Valley Lift & Wheel". */
export function initialsOf(name: string): string {
  const letters = name.split(/[^\p{L}\p{N}]+/u).flatMap((word) => [...word].slice(0, 1));
  return letters.slice(0, 2).join('').toUpperCase();
}

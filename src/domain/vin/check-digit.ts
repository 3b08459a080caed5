const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Values of the letters (49 CFR 565.15, table IV); a digit is its own value. */
const letterValues: Record<string, number> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8 },
  ...{ J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};

/** The character that belongs in position 9 of a 17-character VIN. */
export function checkDigitOf(vin: string): string {
  const sum = weights.reduce(
    (total, weight, at) => total + weight * valueOfCharacter(vin[at] ?? ''),
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

function valueOfCharacter(character: string): number {
  return letterValues[character] ?? Number(character);
}

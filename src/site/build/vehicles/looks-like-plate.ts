/**
 * Whether words without a match are more likely a license plate than a truck: six or seven letters and digits, at least
 * two and three of them, as on the plates of most states. Years and words are none of it.
 */
export function looksLikePlate(typed: string): boolean {
  const parts = typed.trim().split(/[\s-]+/);
  if (parts.some((part) => /^(?:19|20)\d\d$/.test(part) || /^[a-z]{4,}$/i.test(part))) return false;
  const plain = parts.join('');
  return /^[a-z\d]{6,7}$/i.test(plain) && /[a-z].*[a-z]/i.test(plain) && /\d.*\d.*\d/.test(plain);
}

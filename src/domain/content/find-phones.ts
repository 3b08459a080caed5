/** A number to call or to write to, in a link or in words; +1 may stand before it. */
const written =
  /(?:tel|sms):\+?1?(\d{10})\b|(?<!\d)\(?([2-9]\d{2})\)?[ .-]\s?(\d{3})[.-](\d{4})(?!\d)/g;

/** The numbers of the United States in a text, each once, as ten digits. */
export function findPhones(text: string): string[] {
  const found = [...text.matchAll(written)].map(([, linked, ...parts]) => linked ?? parts.join(''));
  return [...new Set(found)];
}

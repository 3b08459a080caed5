/** A number as ten digits, and what it is written for; in `words` that is not said. */
export type WrittenPhone = { number: string; use: 'call' | 'text' | 'words' };

/** A number to call or to write to, in a link or in words; +1 may stand before it. */
const written =
  /(tel|sms):\+?1?(\d{10})\b|(?<!\d)\(?([2-9]\d{2})\)?[ .-]\s?(\d{3})[.-](\d{4})(?!\d)/g;

/** The numbers of the United States in a text, in the order in which they stand there. */
export function findPhones(text: string): WrittenPhone[] {
  return [...text.matchAll(written)].map(([, scheme, linked, ...parts]) =>
    linked === undefined
      ? { number: parts.join(''), use: 'words' }
      : { number: linked, use: scheme === 'sms' ? 'text' : 'call' },
  );
}

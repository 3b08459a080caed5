/** A number as ten digits, and whether it is for calls or texts; unknown if it is in plain text. */
export type WrittenPhone = { number: string; use: 'call' | 'text' | 'words' };

/** A number to call or text, in a link or in plain text; +1 may precede it. */
const written =
  /(tel|sms):\+?1?(\d{10})\b|(?<!\d)\(?([2-9]\d{2})\)?[ .-]\s?(\d{3})[.-](\d{4})(?!\d)/g;

/** The US phone numbers in a text, in order. */
export function findPhones(text: string): WrittenPhone[] {
  return [...text.matchAll(written)].map(([, scheme, linked, ...parts]) =>
    linked === undefined
      ? { number: parts.join(''), use: 'words' }
      : { number: linked, use: scheme === 'sms' ? 'text' : 'call' },
  );
}

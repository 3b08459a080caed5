import { encode } from 'uqr';

/** A square code as path data, in units of one module with a margin of four as the standard asks. */
export type QrCode = { size: number; d: string };

export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const d = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, d: d.join('') };
}

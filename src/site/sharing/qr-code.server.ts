import { encode } from 'uqr';

/** A QR code as path data, in modules, with the standard's margin of four. */
export type QrCode = { size: number; d: string };

export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const d = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, d: d.join('') };
}

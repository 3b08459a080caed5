import { readXml } from '../../xml/read-xml.server.ts';
import type { NumberFormat } from './number-format.ts';

/** Formats of dates and times that every workbook has by number (ECMA-376, 18.8.30). */
const builtInDates = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

/** The format of each cell style, by the number that cells have. */
export async function readNumberFormats(bytes: AsyncIterable<Uint8Array>): Promise<NumberFormat[]> {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let isCellFormats = false;
  await readXml(bytes, {
    open(name, { numFmtId, formatCode }) {
      const id = Number(numFmtId ?? 0);
      if (name === 'numFmt') codes.set(id, formatCode ?? '');
      if (name === 'cellXfs') isCellFormats = true;
      if (name === 'xf' && isCellFormats) formats.push(formatOf(id, codes.get(id)));
    },
    close(name) {
      if (name === 'cellXfs') isCellFormats = false;
    },
  });
  return formats;
}

function formatOf(id: number, code: string | undefined): NumberFormat {
  if (builtInDates.some(([first, last]) => id >= first && id <= last)) return 'date';
  if (code === undefined) return 'plain';
  if (/^0{2,20}$/.test(code)) return { digits: code.length };
  // Without texts, colors, conditions and escaped characters, letters of a date or time are left.
  const bare = code.replace(/"[^"]*"|\\.|_.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return !/general/i.test(bare) && /[ymdhs]/i.test(bare) ? 'date' : 'plain';
}

import { inTurn } from './in-turn.ts';

/** A wheel distributor's file with stock at three warehouses; `priceStep` multiplies its prices. */
export function wheelCsv(rows: number, priceStep = 1): string {
  const lines = [header];
  for (let at = 0; at < rows; at += 1) lines.push(wheelLine(at, priceStep));
  return lines.join('\n');
}

const header =
  'PartNumber,PartDescription,Brand,DisplayStyleNo,Finish,Size,BoltPattern,Offset,CenterBore,LoadRating,ShippingWeight,InvOrderType,Style,TotalQOH,MSRP_USD,MAP_USD,RunDate,1001,1002,1086';

const sizes = ['15X8', '16X8', '17X8.5', '17X9', '18X9', '20X9', '20X10', '22X12'];
const offsets = [-44, -24, -18, -12, 0, 12, 18, 25];
const patterns = ['5X127', '6X135', '6X139.7', '8X170', '8X180', '6X135/6X139.7'];
const finishes = ['SATIN BLACK', 'GUNMETAL', 'BRONZE', 'GLOSS BLACK'];

/** The price of the file's wheel in row `at`, counted from 0. */
export function wheelCents(at: number, priceStep: number): number {
  return Math.round((19_900 + (at % 400) * 100) * priceStep);
}

function wheelLine(at: number, priceStep: number): string {
  const [size, offset] = [inTurn(sizes, at), inTurn(offsets, Math.floor(at / 8))];
  const [pattern, finish] = [
    inTurn(patterns, Math.floor(at / 64)),
    inTurn(finishes, Math.floor(at / 384)),
  ];
  const stock = [at % 21, at % 13, at % 5];
  const cents = wheelCents(at, priceStep);
  return [
    `BL${String(at).padStart(7, '0')}`,
    `CORBEL ${size} ${pattern} ${finish}`,
    ...[
      'Basaltline',
      'BL179',
      finish,
      size,
      pattern,
      offset,
      '106.1',
      '2500',
      '31',
      'ST',
      'CORBEL',
    ],
    stock.reduce((sum, one) => sum + one, 0),
    (cents / 100).toFixed(2),
    ((cents - 1_000) / 100).toFixed(2),
    '11/22/2026 5:00:12 AM',
    ...stock,
  ].join(',');
}

import { z } from 'zod';
import { liftTireRowSchema, vehicleTrimSchema } from '../vehicle-schema.ts';
import { type Cell, CellError, textCell } from './cells.ts';
import { why } from './refusals.ts';

/** Text that may be empty. */
export const anyTextCell: Cell = {
  read: (text) => (text === '' ? '' : textCell.read(text)),
  write: textCell.write,
};

/** Numbers separated by "|"; empty if unknown. */
export const numbersCell: Cell = {
  read(text) {
    if (text === '') return null;
    const parts = text.split('|');
    const isList = parts.every((part) => /^\d+(\.\d+)?$/.test(part));
    if (!isList) throw new CellError(why('goods.not-numbers', { text }));
    return parts.map(Number);
  },
  write: (value) => z.array(z.number()).nullable().parse(value)?.join('|') ?? '',
};

/** Lowest and highest, "3050..3900". */
export const rangeCell: Cell = {
  read(text) {
    const [, low, high] = /^(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)$/.exec(text) ?? [];
    if (low === undefined) throw new CellError(why('goods.not-a-range', { text }));
    return [Number(low), Number(high)];
  },
  write: (value) => z.tuple([z.number(), z.number()]).parse(value).join('..'),
};

/** Trims as JSON: "[]" if all trims are alike. */
export const trimsCell: Cell = {
  read(text) {
    try {
      return vehicleTrimSchema.array().parse(JSON.parse(text));
    } catch {
      throw new CellError(why('goods.not-trims'));
    }
  },
  write: (value) => JSON.stringify(value),
};

const rowPattern = /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?) (none|minor) (-?\d+)\.\.(-?\d+)(?: (.*))?$/;

/** Lift and largest tire in inches, trimming, offsets in mm, notes: "0/33 none 20..44|2/34.5 minor 0..44 liner". */
export const liftTiresCell: Cell = {
  read: (text) => text.split('|').map(readRow),
  write: (value) => liftTireRowSchema.array().parse(value).map(writeRow).join('|'),
};

function readRow(text: string) {
  const [, liftIn, maxTireIn, trimming, low, high, notes = ''] = rowPattern.exec(text) ?? [];
  if (liftIn === undefined) {
    throw new CellError(why('goods.not-a-row', { text }));
  }
  const offsetRangeMm = [Number(low), Number(high)];
  return { liftIn: Number(liftIn), maxTireIn: Number(maxTireIn), trimming, offsetRangeMm, notes };
}

function writeRow({
  liftIn,
  maxTireIn,
  trimming,
  offsetRangeMm: [low, high],
  notes,
}: z.infer<typeof liftTireRowSchema>): string {
  return `${liftIn}/${maxTireIn} ${trimming} ${low}..${high} ${notes}`.trimEnd();
}

const anglesPattern = /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?|\?)\/(\d+(?:\.\d+)?)$/;
const angles = z
  .object({
    approachDeg: z.number(),
    breakoverDeg: z.number().nullable(),
    departureDeg: z.number(),
  })
  .nullable();

/** Approach, breakover and departure angle in degrees, "43.8/22.6/37" or "43.8/?/37"; empty if none are published. */
export const anglesCell: Cell = {
  read(text) {
    if (text === '') return null;
    const [, approach, breakover, departure] = anglesPattern.exec(text) ?? [];
    if (approach === undefined) throw new CellError(why('goods.not-angles', { text }));
    return {
      approachDeg: Number(approach),
      breakoverDeg: breakover === '?' ? null : Number(breakover),
      departureDeg: Number(departure),
    };
  },
  write(value) {
    const known = angles.parse(value);
    if (known === null) return '';
    return `${known.approachDeg}/${known.breakoverDeg ?? '?'}/${known.departureDeg}`;
  },
};

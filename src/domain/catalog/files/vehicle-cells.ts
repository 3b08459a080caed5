import { z } from 'zod';
import {
  factoryTireSchema,
  kitAnswerSchema,
  liftTireRowSchema,
  vehicleOptionSchema,
  vehicleTrimSchema,
  yearFactsSchema,
} from '../vehicle-schema.ts';
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
export const trimsCell = jsonCell(vehicleTrimSchema, 'goods.not-trims');

/** Sizes that the factory fitted, as JSON. */
export const factoryTiresCell = jsonCell(factoryTireSchema, 'goods.not-factory-tires');

/** Answers for kits, as JSON: "[]" if there are none. */
export const kitAnswersCell = jsonCell(kitAnswerSchema, 'goods.not-kit-answers');

/** Options that a lift has to deal with, as JSON: "[]" if there are none. */
export const optionsCell = jsonCell(vehicleOptionSchema, 'goods.not-options');

/** Facts of some model years, as JSON: "[]" if there are none. */
export const yearFactsCell = jsonCell(yearFactsSchema, 'goods.not-year-facts');

const jsonColumns = ['trims', 'factory-tires', 'kit-answers', 'options', 'year-facts'] as const;
type JsonRefusal = `goods.not-${(typeof jsonColumns)[number]}`;

function jsonCell(schema: z.ZodType, refusal: JsonRefusal): Cell {
  return {
    read(text) {
      try {
        return schema.array().parse(JSON.parse(text));
      } catch {
        throw new CellError(why(refusal));
      }
    },
    write: (value) => JSON.stringify(value),
  };
}

/** Wheels that do not clear the brakes below the first diameter, and do from the second one: "16..17". */
export const brakesCell: Cell = {
  read(text) {
    const [refusedBelowIn, clearsFromIn] = z
      .tuple([z.number(), z.number()])
      .parse(rangeCell.read(text));
    return { clearsFromIn, refusedBelowIn };
  },
  write(value) {
    const sizes = z.object({ clearsFromIn: z.number(), refusedBelowIn: z.number() });
    const { clearsFromIn, refusedBelowIn } = sizes.parse(value);
    return rangeCell.write([refusedBelowIn, clearsFromIn]);
  },
};

const rowPattern =
  /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?) (none|minor) (-?\d+)\.\.(-?\d+)((?: (?:clean|cut|at|cutAt|sure)=\S+)*)(?: (.*))?$/;

/**
 * Lift and largest tire in inches, trimming, offsets in mm, then what else is known, and notes:
 * "0/33 none 20..44|2/35 minor 0..44 clean=33.2 cut=37 at=liner,valance cutAt=fenders sure=low liner".
 */
export const liftTiresCell: Cell = {
  read: (text) => text.split('|').map(readRow),
  write: (value) => liftTireRowSchema.array().parse(value).map(writeRow).join('|'),
};

function readRow(text: string) {
  const [, liftIn, maxTireIn, trimming, low, high, more = '', notes = ''] =
    rowPattern.exec(text) ?? [];
  if (liftIn === undefined) {
    throw new CellError(why('goods.not-a-row', { text }));
  }
  const known = new Map([...more.matchAll(/(\w+)=(\S+)/g)].map(([, key, value]) => [key, value]));
  const inchesOf = (key: string) => (known.has(key) ? Number(known.get(key)) : null);
  const placesOf = (key: string) => known.get(key)?.split(',') ?? [];
  const row = liftTireRowSchema.safeParse({
    ...{ liftIn: Number(liftIn), maxTireIn: Number(maxTireIn), trimming, notes },
    ...{ offsetRangeMm: [Number(low), Number(high)], confidence: known.get('sure') ?? null },
    ...{ cleanIn: inchesOf('clean'), cutIn: inchesOf('cut') },
    ...{ trimAt: placesOf('at'), cutAt: placesOf('cutAt') },
  });
  if (!row.success) throw new CellError(why('goods.not-a-row', { text }));
  return row.data;
}

function writeRow(row: z.infer<typeof liftTireRowSchema>): string {
  const {
    liftIn,
    maxTireIn,
    trimming,
    offsetRangeMm: [low, high],
    notes,
  } = row;
  const more = [
    ...(row.cleanIn === null ? [] : [`clean=${row.cleanIn}`]),
    ...(row.cutIn === null ? [] : [`cut=${row.cutIn}`]),
    ...(row.trimAt.length === 0 ? [] : [`at=${row.trimAt.join(',')}`]),
    ...(row.cutAt.length === 0 ? [] : [`cutAt=${row.cutAt.join(',')}`]),
    ...(row.confidence === null ? [] : [`sure=${row.confidence}`]),
  ];
  const head = `${liftIn}/${maxTireIn} ${trimming} ${low}..${high}`;
  return [head, ...more, notes].join(' ').trimEnd();
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

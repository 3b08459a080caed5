import {
  findTireSize,
  formatTireSize,
  parseTireSize,
  type TireSize,
  TireSizeError,
  type TireSizeProblem,
} from '../../fitment/index.ts';
import { readNothing } from './measures.ts';
import { plainCell, quoted } from './plain-cell.ts';
import { type Reading, refused, said } from './reading.ts';
import { why } from './refusals.ts';

/** A size, and what its cell says beyond it: "LT285/70R17 121/118S E". */
export type TireDesignation = {
  size: string;
  loadIndex: string | null;
  speed: string | null;
  loadRange: string | null;
};

/** What describes the sidewall and the tread's letters, not the size. */
const SIDEWALL = /\s+(?:bsw|bw|blk|owl|rowl|rwl|wl|wsw|orwl|vsb|tl|m\+s|m&s)\b/gi;
const RANGE_FIRST =
  /^(\S+?)[\s/]*(?:\(?(?:lre?\s*)?([b-g]|xl|sl)\)?)\s+(\d{2,3}(?:\/\d{2,3})?\s*[a-z]?)$/i;
/** A load range right behind the rim; C is left, since 225/75R16C is a size of its own. */
const RANGE_BEHIND = /(r\d{2}(?:\.5)?(?:lt)?)([bd-g])$/i;
/** "2857017" and "35125017": catalogs' keys for 285/70R17 and 35x12.50R17. */
const SHORT_METRIC = /^(LT|P)?(\d{3})(\d{2})(\d{2})(LT)?$/i;
const SHORT_FLOTATION = /^(\d{2})(\d{4})(\d{2})(?:LT)?$/i;
const NO_POINT = /^(\d{2}(?:\.\d+)?x)(\d{2})(\d{2})(?=[r-])/i;

/** A tire size in the shop's spelling, with load index, speed and load range if the cell has them. */
export function readTireSize(raw: string): Reading<TireDesignation> {
  const text = plainCell(raw);
  const nothing = readNothing(text);
  if (nothing) return nothing;
  const spelled = spellSize(text.replace(SIDEWALL, '').trim());
  try {
    const size = parseTireSize(spelled);
    const designation = designationOf(size);
    const isCompleted = spelled.replaceAll(' ', '').length > text.replaceAll(' ', '').length;
    const note = why('cells.read-as', { text: quoted(text), as: designation.size });
    return said(designation, isCompleted ? note : null);
  } catch (error) {
    if (error instanceof TireSizeError) return refuseSize(text, error.code);
    throw error;
  }
}

function spellSize(text: string): string {
  const metric = text.replace(SHORT_METRIC, '$1$2/$3R$4$5');
  const plain = metric === text ? text.replace(SHORT_FLOTATION, '$1x$2R$3LT') : metric;
  const pointed = plain.replace(NO_POINT, '$1$2.$3');
  if (findTireSize(pointed)) return pointed;
  return pointed.replace(RANGE_BEHIND, '$1 $2').replace(RANGE_FIRST, '$1 $3 $2');
}

function designationOf(size: TireSize): TireDesignation {
  const marks = size.marks;
  const dual = marks?.dualLoadIndex ? `/${marks.dualLoadIndex}` : '';
  return {
    size: formatTireSize({ ...size, marks: null }),
    loadIndex: marks?.loadIndex ? `${marks.loadIndex}${dual}` : null,
    speed: marks?.speed ?? null,
    loadRange: marks?.loadRange ?? null,
  };
}

function refuseSize(text: string, code: TireSizeProblem): Reading<never> {
  if (code === 'height-only') return refused(why('cells.height-only', { text: quoted(text) }));
  if (code === 'not-for-trucks')
    return refused(why('cells.not-for-trucks', { text: quoted(text) }));
  return refused(why('cells.not-a-tire-size', { text: quoted(text) }));
}

import { findTireSize } from '#src/domain/fitment/index.ts';
import type { Refusal } from '../../refusal.ts';
import { drillingPattern } from '../part-form.ts';
import { why } from '../refusals.ts';
import { toNumber } from '../typed-values.ts';
import { unitRanges, type VehicleField } from './vehicle-field.ts';

const mostText = 300;
const mostLong = 4_000;

/** What a field was typed as, or why it cannot be. Rules about several fields come later, with the whole record. */
export type FieldValue = { value: unknown } | { refusal: Refusal };

/** Reads one field. An empty one is unknown. */
export function readField(field: VehicleField, given: string): FieldValue {
  const typed = given.trim();
  switch (field.kind) {
    case 'number':
      return typed === '' ? { value: field.empty } : readNumber(typed, unitRanges[field.unit]);
    case 'choice':
      return { value: typed || null };
    case 'flag':
      return { value: typed === '' && field.isOptional ? null : typed === 'yes' };
    case 'numbers':
      return readNumbers(typed);
    case 'limits':
      return readLimits(typed);
    case 'lines':
    case 'trim-names':
      return bounded(typed, { value: linesOf(typed), most: mostLong });
    case 'sizes':
      return readSizes(typed);
    case 'size':
    case 'drilling':
      return readPattern(field, typed);
    default:
      return readText(field, typed);
  }
}

function readText(field: VehicleField, typed: string): FieldValue {
  const most = field.kind === 'long' ? mostLong : mostText;
  const empty = 'empty' in field ? field.empty : '';
  return bounded(typed, { value: typed === '' ? empty : typed, most });
}

function bounded(typed: string, { value, most }: { value: unknown; most: number }): FieldValue {
  return typed.length > most ? { refusal: why('vehicle.too-long', { most }) } : { value };
}

function readNumber(typed: string, range: { min: number; max: number }): FieldValue {
  const value = toNumber(typed);
  if (!Number.isFinite(value)) return { refusal: why('part.number-form') };
  const isWithin = value >= range.min && value <= range.max;
  return isWithin ? { value } : { refusal: why('part.number-range', range) };
}

function readNumbers(typed: string): FieldValue {
  const numbers = listOf(typed).map(toNumber);
  if (numbers.some((one) => !Number.isFinite(one))) return { refusal: why('part.number-form') };
  return { value: numbers };
}

function readSizes(typed: string): FieldValue {
  const sizes = listOf(typed);
  const isReadable = sizes.every((one) => findTireSize(one) !== null);
  return isReadable ? { value: sizes } : { refusal: why('part.tire-size') };
}

/** An empty one is for the record's own rules to refuse. */
function readPattern(field: VehicleField, typed: string): FieldValue {
  if (typed === '') return { value: '' };
  if (field.kind === 'drilling') {
    const isDrilling = drillingPattern.test(typed);
    return isDrilling ? { value: typed } : { refusal: why('part.drilling-form', { text: typed }) };
  }
  return findTireSize(typed) ? { value: typed } : { refusal: why('part.tire-size') };
}

const limitsLine = /^(\d+(?:\.\d+)?)\s*:\s*(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/;

function readLimits(typed: string): FieldValue {
  const rows = linesOf(typed).map((line) => limitsLine.exec(line));
  if (rows.some((row) => row === null)) return { refusal: why('vehicle.limits-form') };
  return {
    value: rows.map((row) => {
      const [liftIn, cleanIn, trimmedIn] = (row ?? []).slice(1).map(Number);
      return { liftIn, cleanIn, trimmedIn };
    }),
  };
}

function listOf(typed: string): string[] {
  return typed
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
}

function linesOf(typed: string): string[] {
  return typed
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);
}

/** The field's text in a form. */
export function writeField(field: VehicleField, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (field.kind === 'flag') return value === true ? 'yes' : 'no';
  if (!Array.isArray(value)) return String(value);
  if (field.kind === 'limits') return value.map(writeLimit).join('\n');
  return value.join(field.kind === 'lines' || field.kind === 'trim-names' ? '\n' : ', ');
}

function writeLimit(row: { liftIn: number; cleanIn: number; trimmedIn: number }): string {
  return `${row.liftIn}: ${row.cleanIn} / ${row.trimmedIn}`;
}

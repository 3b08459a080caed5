import type { Refusal } from '../../refusal.ts';

/**
 * What a cell says. A `value` of null is "not said"; `notes` are what was converted, completed or dropped on the way.
 * A question is for a person: `answers` are the values that the cell may mean.
 */
export type Reading<Value> =
  | { kind: 'value'; value: Value | null; notes: readonly Refusal[] }
  | { kind: 'refused'; told: Refusal }
  | { kind: 'question'; told: Refusal; answers: readonly Value[] };

export function said<Value>(
  value: Value | null,
  ...notes: readonly (Refusal | null)[]
): Reading<Value> {
  return { kind: 'value', value, notes: notes.filter((note) => note !== null) };
}

export const notSaid: Reading<never> = { kind: 'value', value: null, notes: [] };

export function refused(told: Refusal): Reading<never> {
  return { kind: 'refused', told };
}

export function asked<Value>(told: Refusal, answers: readonly Value[]): Reading<Value> {
  return { kind: 'question', told, answers };
}

/** The same with another value; refusals, questions without answers and "not said" stay. */
export function mapReading<From, To>(
  reading: Reading<From>,
  change: (value: From) => To,
): Reading<To> {
  if (reading.kind === 'refused') return reading;
  if (reading.kind === 'question') return { ...reading, answers: reading.answers.map(change) };
  return { ...reading, value: reading.value === null ? null : change(reading.value) };
}

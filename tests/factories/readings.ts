import type { Reading } from '#src/domain/feeds/cells/reading.ts';

/** What a reader made of a cell: the value, or the reason why there is none. */
export function answerOf<Value>(reading: Reading<Value>): Value | null | string {
  return reading.kind === 'value' ? reading.value : reading.told.reason;
}

/** What the reader says it did. */
export function notesOf(reading: Reading<unknown>): string[] {
  return reading.kind === 'value' ? reading.notes.map(({ reason }) => reason) : [];
}

import { expect, test } from 'vitest';
import { type ReadyNotice, readyNotice } from './ready-notice.ts';

const finishedAt = new Date('2026-11-24T17:00:00Z');
const minuteLater = Temporal.Instant.from('2026-11-24T17:01:00Z');

const dropped = {
  mode: 'drop' as const,
  contactKind: 'email' as const,
  arrivedAt: null,
  startedAt: null,
  finishedAt: null,
  missedAt: null,
  cancelledAt: null,
  readyMailedAt: null,
};
type Row = Parameters<typeof readyNotice>[0];

const finished = { finishedAt };
const told = { readyMailedAt: finishedAt };
const cases: [what: string, row: Partial<Row>, notice: ReadyNotice | null][] = [
  ['left, with an address', {}, { kind: 'mails' }],
  ['just finished', finished, { kind: 'soon', at: '2026-11-24T17:02:00Z' }],
  ['mailed', { ...finished, ...told }, null],
  ['mailed, but not finished after all', told, { kind: 'told', at: '2026-11-24T17:00:00.000Z' }],
  ['waits', { mode: 'wait' }, { kind: 'waits' }],
  ['waits, with a phone', { mode: 'wait', contactKind: 'phone' }, { kind: 'waits' }],
  ['waited, and is done', { mode: 'wait', ...finished }, null],
  ['left, with a phone', { contactKind: 'phone' }, { kind: 'call' }],
  ['left, with a phone, finished', { contactKind: 'phone', ...finished }, { kind: 'call' }],
  ['a no-show', { missedAt: finishedAt }, null],
  ['canceled', { cancelledAt: finishedAt }, null],
];

test.each(cases)('%s', (_, row, notice) => {
  const all = { ...dropped, ...row };
  expect(readyNotice(all, { now: minuteLater, sendsMail: true })).toEqual(notice);
});

test('without a mail server the shop must call; a day later nobody is reminded of it', () => {
  const row = { ...dropped, ...finished };
  expect(readyNotice(row, { now: minuteLater, sendsMail: false })).toEqual({ kind: 'no-mail' });
  const now = minuteLater.add({ hours: 24 });
  expect(readyNotice(row, { now, sendsMail: false })).toBeNull();
});

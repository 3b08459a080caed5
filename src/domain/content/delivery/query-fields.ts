import { z } from 'zod';
import type { Refusal } from '../../refusal.ts';
import { readDate } from './moment.ts';
import { why } from './refusals.ts';
import { parseSortRule, sortColumns } from './sort-rule.ts';

/*
 * How the delivery API parses its parameters. An unreadable number, date, flag or word is refused, because a list
 * that ignored it would answer a different question. Empty counts as missing. Lists of ids, slugs and tags accept
 * anything: unknown values match nothing.
 */

const optionalText = z.string().default('');

/** PostgreSQL cannot store a zero byte, so no stored text contains one. */
export const text = z.string().transform((value) => value.replaceAll('\0', ''));

/** Adds an issue to the parameter that is being parsed; the return value is never used then. */
export function addIssue(context: z.RefinementCtx, { reason, values }: Refusal): never {
  context.addIssue({ code: 'custom', message: reason, params: values, input: context.value });
  return z.NEVER;
}

/** A whole number, clamped to the bounds. */
export const whole = (least: number, most: number, usual: number) =>
  optionalText.transform((digits, context) => {
    if (digits === '') return usual;
    if (!/^\d+$/.test(digits)) return addIssue(context, why('query.whole'));
    return Math.min(most, Math.max(least, Number(digits)));
  });

/** One of the words, or the given value for anything else. */
export const oneOf = <const Word extends string, const Other>(
  words: readonly Word[],
  other: Other,
) => optionalText.transform((text): Word | Other => words.find((word) => word === text) ?? other);

const flags: Record<string, boolean> = { '1': true, true: true, '0': false, false: false };

export const flag = optionalText.transform((text, context) => {
  if (text === '') return undefined;
  return Object.hasOwn(flags, text) ? flags[text] : addIssue(context, why('query.flag'));
});

/** `a,b`; undefined if the parameter is missing, because an empty list matches nothing. */
export const list = text.transform((value) => value.split(',').filter((item) => item !== ''));

export const names = list.default([]);

const largestId = 2_147_483_647;

export function isId(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) <= largestId;
}

export const ids = list.transform((items) => items.filter(isId).map(Number));

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && uuid.test(text);
}

export const uuids = list.transform((items) => items.filter(isUuid));

export const moment = optionalText.transform((value, context) => {
  if (value === '') return undefined;
  return readDate(value) ?? addIssue(context, why('query.date'));
});

export const count = optionalText.transform((digits, context) => {
  if (digits === '') return undefined;
  return /^\d{1,4}$/.test(digits) ? Number(digits) : addIssue(context, why('query.whole'));
});

/** `sort_by`; null if not given. */
export const sortRule = text.default('').transform((value, context) => {
  if (value === '') return null;
  return (
    parseSortRule(value) ??
    addIssue(context, why('query.sort', { columns: sortColumns.join(', ') }))
  );
});

/** Paging: contract of the service, and section 9 of the specification. */
export const paging = (largest: number) => ({
  per_page: whole(1, largest, 25),
  page: whole(1, 1_000_000, 1),
});

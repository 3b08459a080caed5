import { z } from 'zod';
import { readDate } from './moment.ts';

/*
 * How the delivery API reads its parameters: none is refused for its form. What cannot be meant
 * counts as not given.
 */

/** PostgreSQL cannot hold a zero byte; no stored text has one. */
export const text = z.string().transform((value) => value.replaceAll('\0', ''));

export const whole = (least: number, most: number, usual: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform((digits) => Math.min(most, Math.max(least, Number(digits))))
    .catch(usual);

const flags = { '1': true, true: true, '0': false, false: false } as const;

export const flag = z
  .enum(['1', 'true', '0', 'false'])
  .transform((value) => flags[value])
  .optional()
  .catch(undefined);

/** `a,b`; undefined when the parameter is not there: an empty list is one in which nothing is. */
export const list = text.transform((value) => value.split(',').filter((item) => item !== ''));

export const names = list.default([]);

const largestId = 2_147_483_647;

export function isId(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) <= largestId;
}

export const ids = list.transform((items) => items.filter(isId).map(Number));

const uuid = z.uuid();

export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && uuid.safeParse(text).success;
}

export const uuids = list.transform((items) => items.filter(isUuid));

export const moment = text
  .transform((value) => readDate(value) ?? undefined)
  .optional()
  .catch(undefined);

export const count = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .optional()
  .catch(undefined);

/** Pages of the lists: contract of the service, and the specification's section 9. */
export const paging = (largest: number) => ({
  per_page: whole(1, largest, 25),
  page: whole(1, 1_000_000, 1),
});

import { z } from 'zod';
import { readDate } from './moment.ts';

/*
 * How the delivery API reads its parameters: none is refused for its form. What cannot be meant
 * counts as not given.
 */

const optionalText = z.string().default('');

/** PostgreSQL cannot hold a zero byte; no stored text has one. */
export const text = z.string().transform((value) => value.replaceAll('\0', ''));

/*
 * Nothing below is refused and then caught: to tell why something is wrong costs more than the query.
 */

export const whole = (least: number, most: number, usual: number) =>
  optionalText.transform((digits) =>
    /^\d+$/.test(digits) ? Math.min(most, Math.max(least, Number(digits))) : usual,
  );

/** One of the words, or what stands for none of them. */
export const oneOf = <const Word extends string, const Other>(
  words: readonly Word[],
  other: Other,
) => optionalText.transform((text): Word | Other => words.find((word) => word === text) ?? other);

const flags: Record<string, boolean> = { '1': true, true: true, '0': false, false: false };

export const flag = optionalText.transform((text) =>
  Object.hasOwn(flags, text) ? flags[text] : undefined,
);

/** `a,b`; undefined when the parameter is not there: an empty list is one in which nothing is. */
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

export const moment = optionalText.transform((value) => readDate(value) ?? undefined);

export const count = optionalText.transform((digits) =>
  /^\d{1,4}$/.test(digits) ? Number(digits) : undefined,
);

/** Pages of the lists: contract of the service, and the specification's section 9. */
export const paging = (largest: number) => ({
  per_page: whole(1, largest, 25),
  page: whole(1, 1_000_000, 1),
});

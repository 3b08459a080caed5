import type { ZodError, z } from 'zod';
import type { FieldIssue } from './errors.ts';
import type { Refusal, RefusalOrText, RefusalValues } from './refusal.ts';
import { why } from './refusals.ts';

type RawIssue = z.core.$ZodRawIssue;

/** Parse options that make a schema report reasons: issues without a message get a generic one. */
export const inReasons = { error: (issue: RawIssue) => issueReason(issue).reason } as const;

/** Converts Zod's issues to ours, with paths like "meta.wheels.sku"; unknown keys are reported one by one. */
export function fieldIssues(error: ZodError, prefix: readonly string[] = []): FieldIssue[] {
  return error.issues.flatMap((issue): FieldIssue[] => {
    const at = [...prefix, ...issue.path.map(String)];
    if (issue.code !== 'unrecognized_keys') return [{ path: at.join('.'), ...refusalOf(issue) }];
    return issue.keys.map((key) => ({
      path: [...at, key].join('.'),
      ...why('input.unknown-key'),
    }));
  });
}

const reasonForm = /^[a-z-]+\.[a-z0-9-]+$/;

function refusalOf(issue: z.core.$ZodIssue): RefusalOrText {
  const { message } = issue;
  return reasonForm.test(message)
    ? { reason: message, values: valuesOf(issue) }
    : { text: message };
}

/** A bound is part of the issue; the values of our own rules are in `params`. */
function valuesOf(issue: z.core.$ZodIssue): RefusalValues {
  if (issue.code === 'too_small') return { least: Number(issue.minimum) };
  if (issue.code === 'too_big') return { most: Number(issue.maximum) };
  return issue.code === 'custom' ? (issue.params ?? {}) : {};
}

function issueReason(issue: RawIssue): Refusal {
  switch (issue.code) {
    case 'invalid_type':
      return reasonOfType(issue);
    case 'too_small':
      return reasonBelow(issue);
    case 'too_big':
      return reasonAbove(issue);
    case 'invalid_format':
      return reasonOfFormat(issue.format);
    case 'invalid_value':
      return why('input.not-a-choice');
    case 'not_multiple_of':
      return why('input.not-whole');
    default:
      return why('input.wrong');
  }
}

function reasonOfType({ input, expected }: RawIssue) {
  if (input === undefined || input === null || input === '') return why('input.required');
  if (expected === 'int') return why('input.not-whole');
  return expected === 'number' ? why('input.not-a-number') : why('input.wrong');
}

function reasonBelow({ origin, minimum, inclusive }: RawIssue) {
  const least = Number(minimum);
  if (origin === 'string') {
    return least === 1 ? why('input.required') : why('input.too-short', { least });
  }
  if (origin === 'array' || origin === 'set') return why('input.too-few', { least });
  return why(inclusive === false ? 'input.not-above' : 'input.too-small', { least });
}

function reasonAbove({ origin, maximum }: RawIssue) {
  const most = Number(maximum);
  if (origin === 'string') return why('input.too-long', { most });
  if (origin === 'array' || origin === 'set') return why('input.too-many', { most });
  return why('input.too-large', { most });
}

function reasonOfFormat(format: unknown) {
  if (format === 'email') return why('input.not-an-email');
  if (format === 'url') return why('input.not-an-address');
  return format === 'date' || format === 'datetime' ? why('input.not-a-date') : why('input.wrong');
}

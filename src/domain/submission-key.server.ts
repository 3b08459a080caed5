import { createHash } from 'node:crypto';

/**
 * Identity of one sending of a form, as a UUID: the same form with the same words is the same
 * sending (a double click, a retry); with other words (a person who went back) it is another.
 */
export function submissionKey(formId: string, values: unknown): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([formId, values]))
    .digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

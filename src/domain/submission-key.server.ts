import { createHash } from 'node:crypto';

/**
 * Identifies one submission of a form as a UUID: the same form with the same content is the same submission (a double
 * click, a retry); with other content (after going back) it is another.
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

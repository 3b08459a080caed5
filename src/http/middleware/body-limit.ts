import { bodyLimit as honoBodyLimit } from 'hono/body-limit';
import { DomainError } from '#src/domain/errors.ts';

const kibibyte = 1024;

/** Largest accepted bodies, in bytes: JSON calls are small; forms may carry one 10 MB file. */
export const bodyLimits = { json: 256 * kibibyte, form: 11 * kibibyte * kibibyte };

/** Refuses a larger body with 413 before any handler reads it, with or without Content-Length. */
export function bodyLimit(maxSize: number) {
  return honoBodyLimit({
    maxSize,
    onError: () => {
      throw new DomainError('too-large', `The request body is larger than ${maxSize} bytes`);
    },
  });
}

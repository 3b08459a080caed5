import { z } from 'zod';

/** One entry per line; empty ones are left out. */
export const textLines = z
  .string()
  .max(4_000)
  .default('')
  .transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );

import { z } from 'zod';

/** A schema of JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
import type { JsonSchema } from '#src/lib/api-document.ts';

/** What a caller sends (`input`) or gets (`output`), as the schema that checks it says. */
export function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // "uuid" and "date" say to a reader what a long pattern says again.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  // Zod types its result more loosely than what OpenAPI allows; these keys are in both.
  return rest as JsonSchema;
}

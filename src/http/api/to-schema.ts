import { z } from 'zod';

/** A schema in JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
import type { JsonSchema } from '#src/lib/api-document.ts';

/** What a caller sends (`input`) or gets (`output`), according to the schema that validates it. */
export function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // "uuid" and "date" already say what the long pattern repeats.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  // Zod types its result more loosely than OpenAPI allows; these keys are in both.
  return rest as JsonSchema;
}

import type { JsonSchema } from '#src/lib/api-document.ts';

/** One field of a body with its full path: "meta.wheels.sku", "data[].id". */
export type FieldRow = { name: string; type: string; required: boolean; text: string };

/** Every field of a schema; fields of inner objects follow their object. */
export function fieldRows(schema: JsonSchema | undefined, path = ''): FieldRow[] {
  const inner = schema?.items ? itemsOf(schema, path) : { schema, path };
  const required = inner.schema?.required ?? [];
  return Object.entries(inner.schema?.properties ?? {}).flatMap(([key, value]) => {
    const name = inner.path === '' ? key : `${inner.path}.${key}`;
    const row = {
      name,
      type: typeOf(value),
      required: required.includes(key),
      text: value.description ?? '',
    };
    return [row, ...fieldRows(objectIn(value), name)];
  });
}

function itemsOf(schema: JsonSchema, path: string) {
  return { schema: schema.items, path: `${path}[]` };
}

/** A nullable field is described by its other type. */
function objectIn(schema: JsonSchema): JsonSchema {
  return schema.anyOf?.find(({ properties }) => properties !== undefined) ?? schema;
}

/** "string, at most 120", "call | text | email | null", "list of integer". */
export function typeOf(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (Array.isArray(schema.enum)) return schema.enum.join(' | ');
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  const type = [schema.type ?? 'any'].flat().join(' | ');
  const limits = [
    ...(schema.format ? [String(schema.format)] : []),
    ...(isLimit(schema.maxLength) ? [`at most ${schema.maxLength}`] : []),
    ...(isLimit(schema.minimum) && isLimit(schema.maximum)
      ? [`${schema.minimum} to ${schema.maximum}`]
      : []),
    ...('default' in schema ? [`else ${schema.default}`] : []),
  ];
  return [type, ...limits].join(', ');
}

/** Zod writes out the bounds of a safe integer, which say nothing to a reader. */
function isLimit(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;
}

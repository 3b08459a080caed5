import { z } from 'zod';
import { inEach } from '#src/lib/locales.ts';
import type { Translated } from '#src/lib/translated.ts';
import type { ChoiceSource, FieldFormat, FieldMeta, FieldType } from './field-meta.ts';

/** A field as the editor's form and the management API describe it. */
export type FieldDescription = {
  name: string;
  type: FieldType;
  label: Translated;
  help: Translated | null;
  required: boolean;
  /** Each language has its own field (`fieldIn`). */
  translatable: boolean;
  /** Allowed values; for a custom field of figures, its parts. */
  options: { value: string; label: Translated }[];
  /** Where the choices come from, if they are not fixed. */
  source: ChoiceSource | null;
  format: FieldFormat | null;
  /** Components that a field of bloks, or a rich text, may contain. */
  allowed: string[];
  /** The initial value in a new blok. */
  default: unknown;
  /** Minimum and maximum number. */
  min: number | null;
  /** Maximum number, characters, or bloks. */
  max: number | null;
  group: 'content' | 'look' | 'search';
};

/** Describes a field by its schema: what Zod knows about it, and what `described` stored. */
export function describeField({
  name,
  field,
  everyPart,
}: {
  name: string;
  field: z.ZodType;
  everyPart: string[];
}): FieldDescription {
  const meta = fieldMetaOf(name, field);
  const inner = withoutFallback(field);
  const type = meta.type ?? typeOf(inner);
  const bounds = inner instanceof z.ZodNumber ? inner : null;
  return {
    name,
    type,
    label: meta.label,
    help: meta.help ?? null,
    required: meta.required ?? false,
    translatable: meta.translatable ?? false,
    options: optionsOf(inner, meta.options),
    source: meta.source ?? null,
    format: meta.format ?? null,
    allowed: allowedIn(type, meta, everyPart),
    default: defaultOf(type, field),
    min: finite(bounds?.minValue),
    max: meta.max ?? finite(bounds?.maxValue),
    group: meta.group ?? 'content',
  };
}

/** A rich text may contain bloks only if its schema lists them. */
function allowedIn(type: FieldType, meta: FieldMeta, everyPart: string[]): string[] {
  if (type === 'bloks') return [...(meta.allowed ?? everyPart)];
  return type === 'richtext' ? [...(meta.allowed ?? [])] : [];
}

function fieldMetaOf(name: string, field: z.ZodType): FieldMeta {
  const meta = field.meta();
  if (typeof meta?.label !== 'object') throw new TypeError(`${name} has no label for the editor`);
  // Only `described` gives a field metadata, and its parameter has this type.
  return meta as unknown as FieldMeta;
}

function withoutFallback(field: z.ZodType): z.ZodType {
  const isWrapper =
    field instanceof z.ZodCatch || field instanceof z.ZodOptional || field instanceof z.ZodNullable;
  return isWrapper ? withoutFallback(field.def.innerType as z.ZodType) : field;
}

function typeOf(inner: z.ZodType): FieldType {
  if (inner instanceof z.ZodEnum) return 'option';
  if (inner instanceof z.ZodNumber) return 'number';
  if (inner instanceof z.ZodBoolean) return 'boolean';
  return 'text';
}

function optionsOf(inner: z.ZodType, words: FieldMeta['options'] = {}) {
  const values = inner instanceof z.ZodEnum ? inner.options.map(String) : Object.keys(words);
  return values.map((value) => ({ value, label: words[value] ?? inEach(() => value) }));
}

const emptyLink = { fieldtype: 'multilink', linktype: 'url', id: '', url: '', cached_url: '' };
const emptyAsset = { fieldtype: 'asset', id: null, filename: '', alt: '', name: '', focus: '' };

/** The fallback of a field, in the format in which stories store it. */
function defaultOf(type: FieldType, field: z.ZodType): unknown {
  if (type === 'multilink') return emptyLink;
  if (type === 'asset') return emptyAsset;
  if (type === 'boolean') return field.safeParse(undefined).data ?? false;
  return field.safeParse(undefined).data ?? null;
}

function finite(bound: number | null | undefined): number | null {
  return Number.isFinite(bound) && Math.abs(bound ?? 0) < Number.MAX_SAFE_INTEGER
    ? (bound ?? null)
    : null;
}

import { fieldIn } from '#src/lib/locales.ts';
import type { FieldDescription } from '#src/site/bloks/describe-components.ts';
import type { EditLanguage } from './field-props.ts';

/** The name under which a blok stores a field in a language. */
export function fieldKey(field: FieldDescription, language: EditLanguage): string {
  return field.translatable ? fieldIn(field.name, language) : field.name;
}

/** Whether a field is empty: missing, or an empty text, list or document. */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object') return false;
  const { fieldtype, type } = value as Record<string, unknown>;
  if (fieldtype === 'asset') return !(value as { filename?: unknown }).filename;
  if (fieldtype === 'multilink') return isEmptyLink(value as Record<string, unknown>);
  return type === 'doc' && isEmptyDocument(value as { content?: unknown });
}

function isEmptyLink({ url, cached_url: cached, id, email }: Record<string, unknown>): boolean {
  return !url && !cached && !id && !email;
}

function isEmptyDocument({ content }: { content?: unknown }): boolean {
  return !Array.isArray(content) || content.every((node) => !node?.content && !node?.attrs?.body);
}

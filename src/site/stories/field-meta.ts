import type { z } from 'zod';
import type { Bilingual } from '#src/lib/bilingual.ts';

/** Kinds of fields, by the names of the content service's own editor (contract b.3). */
export type FieldType =
  | 'text'
  | 'textarea'
  | 'richtext'
  | 'markdown'
  | 'number'
  | 'datetime'
  | 'boolean'
  | 'option'
  | 'options'
  | 'asset'
  | 'multiasset'
  | 'multilink'
  | 'table'
  | 'bloks'
  | 'custom';

/** What a text or a custom field holds, where its type does not say it. */
export type FieldFormat = 'html' | 'lines' | 'figures' | 'picture' | 'film';

/** Where the editor finds what may be chosen, where that is not fixed. */
export type ChoiceSource =
  | 'services'
  | 'service-pages'
  | 'makes'
  | 'vehicles'
  | 'lines'
  | 'experiments';

/** What the editor says of a field. What Zod knows (choices, limits, fallback) is not said twice. */
export type FieldMeta = {
  label: Bilingual;
  help?: Bilingual;
  type?: FieldType;
  format?: FieldFormat;
  source?: ChoiceSource;
  /** Without it the page cannot be published in good order. */
  required?: true;
  /** Has a value for each language: `field`, `field__i18n__es`. */
  translatable?: true;
  /** Words for the values of a choice, and for the parts of a custom field. */
  options?: Readonly<Record<string, Bilingual>>;
  /** Components that may stand in a field of bloks; every part of a page when absent. */
  allowed?: readonly string[];
  /** Most characters of a text, most bloks of a list. */
  max?: number;
  /** Fields of search engines and of looks come after the words. */
  group?: 'look' | 'search';
};

/**
 * Under which heading a blok is offered. `item`: only inside the parts that ask for it. `fixed`: stands
 * on the pages that need it, of a job, a wheel, an error; on any other it would have nothing to show.
 */
export type BlokGroup =
  | 'words'
  | 'pictures'
  | 'actions'
  | 'layout'
  | 'shop'
  | 'forms'
  | 'item'
  | 'fixed';

export type BlokMeta = {
  name: Bilingual;
  /** One line: what it shows, where it is of use. */
  help: Bilingual;
  icon: string;
  /** `root`: a story by itself, never a part of a page. `inner`: made by another, never kept. */
  group: BlokGroup | 'root' | 'inner';
  /** The field whose words tell one such blok from the next. */
  preview?: string;
  /** Where what it shows is kept, when its own fields do not say it. */
  kept?: SourcePlace;
  /** A story that is no page, or what stands only inside a part. */
  isRecord?: true;
  /** A part that takes the place of some of its fields, when it comes next: what to say then. */
  yields?: { next: string; note: Bilingual };
};

/** The shop's settings, or a folder of stories by its slug. */
export type SourcePlace = 'settings' | 'team' | 'service-items' | 'brands';

/** The same field, with what the editor needs to show a form for it. */
export function described<Field extends z.ZodType>(field: Field, meta: Partial<FieldMeta>): Field {
  return field.meta(meta);
}

/** The same blok, with its name and purpose. */
export function describedBlok<Schema extends z.ZodType>(schema: Schema, meta: BlokMeta): Schema {
  return schema.meta(meta);
}

/** A story that is no page, or what stands only inside a part, with its name and purpose. */
export function describedRecord<Schema extends z.ZodType>(schema: Schema, meta: BlokMeta): Schema {
  return schema.meta({ ...meta, isRecord: true });
}

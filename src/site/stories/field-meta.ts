import type { z } from 'zod';
import type { Translated } from '#src/lib/translated.ts';

/** Kinds of fields, with the names of Storyblok's editor (contract b.3). */
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

/** What a text or a custom field contains, if its type does not say it. */
export type FieldFormat = 'html' | 'lines' | 'figures' | 'picture' | 'film';

/** Where the editor finds the choices, if they are not fixed. */
export type ChoiceSource =
  | 'services'
  | 'service-pages'
  | 'makes'
  | 'vehicles'
  | 'lines'
  | 'experiments';

/** A field's description for the editor. What Zod knows (choices, limits, fallback) is not repeated. */
export type FieldMeta = {
  label: Translated;
  help?: Translated;
  type?: FieldType;
  format?: FieldFormat;
  source?: ChoiceSource;
  /** Publishing without it causes a warning. */
  required?: true;
  /** Has a value for each language: `title`, in Spanish `title__i18n__es`. */
  translatable?: true;
  /** Labels for the values of a choice, and for the parts of a custom field. */
  options?: Readonly<Record<string, Translated>>;
  /** Components that a field of bloks may contain; every part of a page if missing. */
  allowed?: readonly string[];
  /** Maximum characters of a text, or bloks of a list. */
  max?: number;
  /** Fields for search engines and appearance come after the texts. */
  group?: 'look' | 'search';
};

/**
 * The heading under which a blok is offered. `item`: only inside the parts that list it. `fixed`: only on pages that
 * need it, such as a job, a wheel or an error; on any other it would have nothing to show.
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
  name: Translated;
  /** One line: what it shows and where it is useful. */
  help: Translated;
  icon: string;
  /** `root`: a story of its own, never part of a page. `inner`: generated, never stored. */
  group: BlokGroup | 'root' | 'inner';
  /** The field whose text distinguishes one such blok from the next. */
  preview?: string;
  /** Where its content is edited, if not in its own fields. */
  kept?: SourcePlace;
  /** A story that is not a page, or a blok that is only inside others. */
  isRecord?: true;
  /** A part that replaces some of its fields if it comes next, and the note for that case. */
  yields?: { next: string; note: Translated };
};

/** The shop's settings, or a folder of stories by its slug. */
export type SourcePlace = 'settings' | 'team' | 'service-items' | 'brands';

/** The same field, with what the editor needs for its form. */
export function described<Field extends z.ZodType>(field: Field, meta: Partial<FieldMeta>): Field {
  return field.meta(meta);
}

/** The same blok, with its name and purpose. */
export function describedBlok<Schema extends z.ZodType>(schema: Schema, meta: BlokMeta): Schema {
  return schema.meta(meta);
}

/** A story that is not a page, or a blok that is only inside others, with its name and purpose. */
export function describedRecord<Schema extends z.ZodType>(schema: Schema, meta: BlokMeta): Schema {
  return schema.meta({ ...meta, isRecord: true });
}

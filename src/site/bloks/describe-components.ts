import { z } from 'zod';
import type { Translated } from '#src/lib/translated.ts';
import { type BlokShape, blokMetaOf } from '#src/site/stories/blok-shape.ts';
import { describeField, type FieldDescription } from '#src/site/stories/describe-field.ts';
import type { BlokMeta, SourcePlace } from '#src/site/stories/field-meta.ts';
import { blokSchemas, recordSchemas } from './schemas.ts';

export type { FieldDescription } from '#src/site/stories/describe-field.ts';

/**
 * A component as the editor and the management API describe it. Plain data, because it is sent to the browser as
 * JSON.
 */
export type ComponentDescription = {
  component: string;
  displayName: Translated;
  help: Translated;
  /** Name of an icon of the editor. */
  icon: string;
  /** The heading under which it is offered. */
  group: BlokMeta['group'];
  /** A story of its own. */
  isRoot: boolean;
  /** May be inside another blok. */
  isNestable: boolean;
  /** The field whose text distinguishes one such blok from the next. */
  previewField: string | null;
  /** Where its content is edited, if not in its own fields. */
  kept: SourcePlace | null;
  /** A note for when the named blok follows and replaces some of its fields. */
  yields: { next: string; note: Translated } | null;
  /** In the order of the form. */
  fields: FieldDescription[];
};

let described: readonly ComponentDescription[] | undefined;

/** Every component that a story may contain, with its fields; the site's bloks first. */
export function describeComponents(): readonly ComponentDescription[] {
  described ??= describeAll();
  return described;
}

/** Bloks that are not offered on every page. */
const special: ReadonlySet<BlokMeta['group']> = new Set(['root', 'item', 'fixed']);

function describeAll(): ComponentDescription[] {
  const all = Object.entries({ ...blokSchemas, ...recordSchemas })
    .map(shapeOf)
    .filter(({ meta }) => meta.group !== 'inner');
  const everyPart = all
    .filter(({ meta }) => !special.has(meta.group))
    .map(({ component }) => component);
  return all.map((shape) => describeComponent(shape, everyPart));
}

function shapeOf([component, schema]: [string, z.ZodType]): BlokShape {
  if (!(schema instanceof z.ZodObject)) throw new TypeError(`${component} is no object of fields`);
  return { component, schema, meta: blokMetaOf(component, schema) };
}

function describeComponent(
  { component, schema, meta }: BlokShape,
  everyPart: string[],
): ComponentDescription {
  const fields = Object.entries(schema.shape)
    .filter(([name]) => name !== 'component' && name !== '_uid')
    .map(([name, field]) => describeField({ name, field: field as z.ZodType, everyPart }));
  return {
    component,
    displayName: meta.name,
    help: meta.help,
    icon: meta.icon,
    group: meta.group,
    isRoot: meta.group === 'root',
    isNestable: meta.group !== 'root',
    previewField: meta.preview ?? null,
    kept: meta.kept ?? null,
    yields: meta.yields ?? null,
    fields: inFormOrder(fields),
  };
}

const groupOrder = ['content', 'look', 'search'] as const;

/** Texts first, then appearance, then search engines; within each in declaration order. */
function inFormOrder(fields: FieldDescription[]): FieldDescription[] {
  return groupOrder.flatMap((group) => fields.filter((field) => field.group === group));
}

import { z } from 'zod';
import type { Bilingual } from '#src/lib/bilingual.ts';
import { type BlokShape, blokMetaOf } from '#src/site/stories/blok-shape.ts';
import { describeField, type FieldDescription } from '#src/site/stories/describe-field.ts';
import type { BlokMeta, SourcePlace } from '#src/site/stories/field-meta.ts';
import { blokSchemas, recordSchemas } from './schemas.ts';

export type { FieldDescription } from '#src/site/stories/describe-field.ts';

/** A component as the editor and the management API tell of it. Plain data: it goes to the browser as JSON. */
export type ComponentDescription = {
  component: string;
  displayName: Bilingual;
  help: Bilingual;
  /** Name of an icon of the editor. */
  icon: string;
  /** Under which heading it is offered. */
  group: BlokMeta['group'];
  /** A story by itself. */
  isRoot: boolean;
  /** May stand inside another. */
  isNestable: boolean;
  /** The field whose words tell one such blok from the next. */
  previewField: string | null;
  /** Where what it shows is kept, when its own fields do not say it. */
  kept: SourcePlace | null;
  /** What to say when the named part comes next, and takes the place of some of its fields. */
  yields: { next: string; note: Bilingual } | null;
  /** In the order of the form. */
  fields: FieldDescription[];
};

let described: readonly ComponentDescription[] | undefined;

/** Every component that a story may hold, with its fields; the site's parts first. */
export function describeComponents(): readonly ComponentDescription[] {
  described ??= describeAll();
  return described;
}

/** What is not offered on every page. */
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

/** Words first, then looks, then search engines; as declared within each. */
function inFormOrder(fields: FieldDescription[]): FieldDescription[] {
  return groupOrder.flatMap((group) => fields.filter((field) => field.group === group));
}

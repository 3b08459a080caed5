import { z } from 'zod';
import { type Vehicle, vehicleSchema } from '#src/domain/catalog/index.ts';
import { DomainError, type FieldIssue } from '#src/domain/errors.ts';
import { fieldIssues, inReasons } from '#src/domain/field-issues.ts';
import { slugOf } from '#src/lib/slug.ts';
import { why } from '../refusals.ts';
import { readField } from './field-value.ts';
import { type Found, orNull, type VehicleForm } from './typed-parts.ts';
import { type RowNumbers, readRows } from './typed-rows.ts';
import { readSources } from './typed-sources.ts';
import { setIn } from './value-in.ts';
import type { StockVehicle } from './vehicle-facts.ts';
import { nameOf } from './vehicle-field.ts';
import { vehicleFacts } from './vehicle-sections.ts';
import { tableNames } from './vehicle-tables.ts';

type Typed = {
  form: VehicleForm;
  id: string;
  /** The record as it was; null for a new one. */
  before: StockVehicle | null;
  shipped: Vehicle | null;
  /** The shop's day, for what it enters itself: "2026-11-28". */
  today: string;
};

type Fields = Record<string, unknown>;

const statusSchema = z.enum(['active', 'draft', 'discontinued']);

/**
 * The vehicle that a form describes. Its id and its slug stay; a fact that is changed without a word about its source
 * says that the shop entered it.
 * @throws {DomainError} invalid, with an issue for each field by its name in the form
 */
export function typedVehicle(typed: Typed): StockVehicle {
  const { form, id, before } = typed;
  const found: Found = { issues: [] };
  const fields = readFacts(form, found);
  const { rows, numbers } = readRows(form, { found, before });
  const record = withEmpty({ ...fields, ...rows, id, slug: before?.slug ?? slugOf(id) }, typed);
  const parsed = vehicleSchema.safeParse({ ...record, provenance: {} }, inReasons);
  const refused = new Set(found.issues.map(({ path }) => path));
  const ofRecord = parsed.success ? [] : recordIssues(parsed.error, numbers);
  found.issues.push(...ofRecord.filter(({ path }) => !refused.has(path)));
  found.issues.push(...(parsed.success ? rulesOf(parsed.data, numbers) : []));
  const status = statusSchema.safeParse(form.status).data ?? 'draft';
  const vehicle = { ...(parsed.data ?? (record as Vehicle)), status };
  const provenance = readSources({ ...typed, vehicle }, found);
  const [first] = found.issues;
  if (!first) return { ...vehicle, provenance };
  const { path: _, ...told } = first;
  throw new DomainError('invalid', told, found.issues);
}

function readFacts(form: VehicleForm, { issues }: Found): Fields {
  const fields: Fields = {};
  for (const field of vehicleFacts.flatMap((one) => one.fields)) {
    const name = nameOf(field.path);
    const read = readField(field, String(form[name] ?? ''));
    if ('refusal' in read) issues.push({ path: name, ...read.refusal });
    setIn(fields, { path: field.path, value: 'value' in read ? read.value : null });
  }
  return fields;
}

const groups = [
  'publishedAngles',
  'wheelOverBrakes',
  'gawrFrontRangeLb',
  'gawrRearRangeLb',
] as const;

/** A group of empty fields is one unknown fact; an empty list is what it was before. */
function withEmpty(record: Fields, { form, before }: Typed): Fields {
  const next = { ...record };
  for (const name of groups) next[name] = orNull(next[name]);
  for (const name of ['factoryTires', 'stockAxleRatios'] as const) {
    if (isEmptyList(next[name])) next[name] = isEmptyList(before?.[name]) ? [] : null;
  }
  if (isEmptyList(next.trims)) next.trims = form['trims-none'] === 'alike' ? [] : null;
  return next;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** "liftTire.2.maxTireIn" as the form names it: the third row may be the one numbered 5. */
function recordIssues(error: z.ZodError, numbers: RowNumbers): FieldIssue[] {
  return fieldIssues(error).map(({ path, ...told }) => ({
    path: formName(path, numbers),
    ...told,
  }));
}

function formName(path: string, numbers: RowNumbers): string {
  const [table, at, ...rest] = path.split('.');
  const name = tableNames.find((one) => one === table);
  const row = name && numbers[name][Number(at)];
  return row === undefined ? nameOf(path) : [table, row, ...rest].join('-');
}

/** What must hold between fields. */
function rulesOf(vehicle: Vehicle, numbers: RowNumbers): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const [from, to] = vehicle.years;
  if (to !== null && to < from) issues.push({ path: 'years-1', ...why('line.span-order') });
  const lifts = vehicle.liftTire.map(({ liftIn }) => liftIn);
  lifts.forEach((lift, at) => {
    const isInOrder = at === 0 || lift > (lifts[at - 1] ?? 0);
    if (isInOrder) return;
    issues.push({ path: `liftTire-${numbers.liftTire[at]}-liftIn`, ...why('vehicle.lift-order') });
  });
  const names = vehicle.trims?.map(({ name }) => name) ?? [];
  names.forEach((name, at) => {
    if (names.indexOf(name) === at) return;
    issues.push({ path: `trims-${numbers.trims[at]}-name`, ...why('vehicle.same-trim') });
  });
  return issues;
}

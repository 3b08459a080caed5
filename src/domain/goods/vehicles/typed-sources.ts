import type { FactSource, Provenance, Vehicle } from '#src/domain/catalog/index.ts';
import { why as whyInput } from '../../refusals.ts';
import { why } from '../refusals.ts';
import { type Found, isSameFact, type VehicleForm } from './typed-parts.ts';
import type { StockVehicle } from './vehicle-facts.ts';
import { vehicleFacts } from './vehicle-sections.ts';
import { tableNames } from './vehicle-tables.ts';
import { confidences } from './vehicle-words.ts';

/** Facts whose source a form asks for. */
export const sourcedFacts: readonly string[] = [
  ...vehicleFacts.filter(({ hasSource }) => hasSource).map(({ name }) => name),
  ...tableNames,
];

type Sourced = {
  form: VehicleForm;
  vehicle: Vehicle;
  before: StockVehicle | null;
  shipped: Vehicle | null;
  today: string;
};

const mostSource = 500;

/** Where the facts come from: as typed, and for a fact that was changed without a word about it, from the shop. */
export function readSources(given: Sourced, found: Found): Provenance {
  const { before, vehicle, today } = given;
  const others = Object.entries(before?.provenance ?? {}).filter(
    ([fact]) => !sourcedFacts.includes(fact),
  );
  const typed = sourcedFacts.flatMap((fact): [string, FactSource][] => {
    const source = sourceOf(fact, given, found);
    return source ? [[fact, source]] : [];
  });
  const own: Provenance = before
    ? {}
    : { '*': { source: enteredBy(today), confidence: vehicle.confidence } };
  return { ...own, ...Object.fromEntries([...others, ...typed]) };
}

function sourceOf(fact: string, given: Sourced, found: Found): FactSource | null {
  const { before, vehicle, shipped, today } = given;
  const was = before?.provenance[fact] ?? null;
  const typed = typedSource(fact, given, found);
  const isSilent = typed?.source === was?.source && typed?.confidence === was?.confidence;
  if (before === null || !isSilent || isSameFact(before, vehicle, fact)) return typed;
  if (isSameFact(shipped, vehicle, fact)) return shipped?.provenance[fact] ?? null;
  return { source: enteredBy(today), confidence: 'medium' };
}

function typedSource(
  fact: string,
  { form, before, vehicle }: Sourced,
  { issues }: Found,
): FactSource | null {
  const source = String(form[`source-${fact}-text`] ?? '').trim();
  const chosen = confidences.find((one) => one === form[`source-${fact}-confidence`]);
  const path = `source-${fact}-text`;
  if (source.length > mostSource) {
    issues.push({ path, ...why('vehicle.too-long', { most: mostSource }) });
  }
  if (source === '') {
    if (chosen !== undefined) issues.push({ path, ...whyInput('input.required') });
    return null;
  }
  const confidence = chosen ?? before?.provenance[fact]?.confidence ?? vehicle.confidence;
  return { source, confidence };
}

function enteredBy(today: string): string {
  return `Entered by the shop, ${today}`;
}

import { sql } from 'drizzle-orm';
import { fitAnswers } from '#src/db/schema/supplier-fit.ts';
import { listVehicles } from '#src/domain/catalog/index.server.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { askedFitFiles } from './current-files.server.ts';
import { fitHeaderSchema } from './fit-schemas.ts';
import { toVehicleYears, type VehicleYears } from './vehicle-years.ts';

/** What was answered: vehicles that are meant and those that are not, by id. `at` is ISO 8601 in UTC. */
export type FitAnswer = {
  part: string;
  meant: string[];
  notMeant: string[];
  actorName: string;
  at: string;
};

/** A make and model in a supplier's words that may include further vehicles of the shop. */
export type FitQuestion = {
  supplier: string;
  supplierName: string;
  wording: string;
  /** The vehicles that may be meant, with the years that the supplier names. */
  vehicles: VehicleYears[];
  applications: number;
  parts: number;
  /** The first numbers, by which a part gets an answer of its own. */
  someParts: string[];
  /** The answer for all parts; null before. */
  answer: FitAnswer | null;
  /** Parts with an answer of their own. */
  exceptions: FitAnswer[];
  /** A vehicle has no answer for all parts yet. */
  isOpen: boolean;
};

export type FitQuestions = {
  /** Open ones first. */
  questions: FitQuestion[];
  /** Applications with ids that no legend names, which nobody can be asked about. */
  unnamed: number;
};

const mostParts = 200;

/** What suppliers' files leave open, in files that count or wait to be applied. Requires catalog.read. */
export async function listQuestions(ctx: Ctx): Promise<FitQuestions> {
  requireScope(ctx.actor, 'catalog.read');
  const files = await askedFitFiles(ctx);
  const rows = await readAsked(
    ctx,
    files.map(({ id }) => id),
  );
  const names = new Map(
    files.map(({ supplier, header }) => [
      supplier,
      fitHeaderSchema.parse(header).company ?? supplier,
    ]),
  );
  const answers = await ctx.db.select().from(fitAnswers);
  const vehicles = await listVehicles(ctx);
  const groups = Map.groupBy(rows, keyOf);
  const questions = [...groups].map(([key, some]) =>
    toQuestion(some, { names, vehicles, answers: answers.filter((one) => keyOf(one) === key) }),
  );
  return {
    questions: questions.filter((one) => one.vehicles.length > 0).toSorted(byOpen),
    unnamed: files.reduce((sum, { unknown }) => sum + unknown, 0),
  };
}

/** How many are open. Requires catalog.read. */
export async function countOpenQuestions(ctx: Ctx): Promise<number> {
  return (await listQuestions(ctx)).questions.filter(({ isOpen }) => isOpen).length;
}

type AskedRow = {
  supplier: string;
  wording: string;
  vehicle_id: string;
  year_from: number;
  year_to: number;
  applications: number;
  parts: number;
  some_parts: string[];
};

async function readAsked({ db }: Ctx, files: readonly string[]): Promise<AskedRow[]> {
  if (files.length === 0) return [];
  const { rows } = await db.execute<AskedRow>(sql`
    select f.supplier, h.wording, h.vehicle_id, min(h.year_from)::int as year_from,
      max(h.year_to)::int as year_to, count(*)::int as applications,
      count(distinct h.part)::int as parts,
      (array_agg(distinct h.part))[1:${sql.raw(String(mostParts))}] as some_parts
    from fit_hints h
    join fit_files f on f.id = h.file_id
    join fit_applications a on a.file_id = h.file_id and a.number = h.number
    where h.is_asked and h.wording is not null and a.ended_by is null
      and h.file_id in (select jsonb_array_elements_text(${JSON.stringify(files)}::jsonb)::uuid)
    group by f.supplier, h.wording, h.vehicle_id
    order by f.supplier, h.wording, h.vehicle_id`);
  return rows;
}

type Answered = typeof fitAnswers.$inferSelect;
type Known = {
  names: ReadonlyMap<string, string>;
  vehicles: readonly Vehicle[];
  answers: readonly Answered[];
};

function toQuestion(rows: readonly AskedRow[], { names, vehicles, answers }: Known): FitQuestion {
  const [first] = rows;
  const { supplier = '', wording = '' } = first ?? {};
  const years = rows.map((row) => ({
    vehicleId: row.vehicle_id,
    isAsked: true,
    yearFrom: row.year_from,
    yearTo: row.year_to,
  }));
  const shown = toVehicleYears(years, vehicles);
  const answered = toAnswers(answers);
  const answer = answered.find(({ part }) => part === '') ?? null;
  const known = [...(answer?.meant ?? []), ...(answer?.notMeant ?? [])];
  return {
    supplier,
    supplierName: names.get(supplier) ?? supplier,
    wording,
    vehicles: shown,
    applications: Math.max(0, ...rows.map((row) => row.applications)),
    parts: Math.max(0, ...rows.map((row) => row.parts)),
    someParts: [...new Set(rows.flatMap((row) => row.some_parts))].sort().slice(0, mostParts),
    answer,
    exceptions: answered.filter(({ part }) => part !== ''),
    isOpen: shown.some(({ vehicleId }) => !known.includes(vehicleId)),
  };
}

function toAnswers(answers: readonly Answered[]): FitAnswer[] {
  return [...Map.groupBy(answers, ({ part }) => part)].map(([part, some]) => ({
    part,
    meant: some.filter(({ isMeant }) => isMeant).map(({ vehicleId }) => vehicleId),
    notMeant: some.filter(({ isMeant }) => !isMeant).map(({ vehicleId }) => vehicleId),
    actorName: some[0]?.actorName ?? '',
    at: some[0]?.createdAt.toISOString() ?? '',
  }));
}

function keyOf({ supplier, wording }: { supplier: string; wording: string }): string {
  return `${supplier}\u001f${wording}`;
}

function byOpen(one: FitQuestion, other: FitQuestion): number {
  return (
    Number(other.isOpen) - Number(one.isOpen) ||
    one.supplierName.localeCompare(other.supplierName) ||
    one.wording.localeCompare(other.wording)
  );
}

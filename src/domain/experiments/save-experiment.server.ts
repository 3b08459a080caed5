import { and, eq, ne, or } from 'drizzle-orm';
import { contentExperiments, type ExperimentVariant } from '#src/db/schema/content.ts';
import { recordAudit } from '../audit/index.server.ts';
import type { Ctx } from '../context.ts';
import { DomainError, refuseField } from '../errors.ts';
import { parseInput } from '../parse-input.ts';
import { requireScope } from '../require-scope.ts';
import { getShopSettings } from '../settings/index.server.ts';
import { getExperiment } from './definitions.server.ts';
import { type ExperimentInput, experimentSchema } from './experiment.ts';
import { why } from './refusals.ts';
import { announceExperiments } from './running.server.ts';

type Saving = {
  /** Null creates one. */
  id: number | null;
  /** The version that was edited. */
  version: number;
  input: ExperimentInput;
};

/**
 * Saves a definition. Once it has been started, only what does not affect the draw can change: other variants or
 * weights would make its numbers meaningless. Requires content.manage.
 * @throws {DomainError} invalid with the fields, conflict for an older version, not-found
 */
export async function saveExperiment(ctx: Ctx, { id, version, input }: Saving): Promise<number> {
  requireScope(ctx.actor, 'content.manage');
  const before = id === null ? null : await getExperiment(ctx, id);
  const isOpen = before === null || before.standing === 'draft';
  const values = parseInput(experimentSchema, isOpen ? input : { ...input, ...fixedOf(before) });
  const { timeZone } = await getShopSettings(ctx);
  const record = {
    ...values,
    variants: values.variants.map((variant, at) => variantOf(ctx, { ...variant, at })),
    startsAt: startOf(values.startsOn, timeZone),
    endsAt: startOf(Temporal.PlainDate.from(values.endsOn).add({ days: 1 }), timeZone),
    updatedAt: new Date(ctx.clock.now().epochMilliseconds),
  };
  const saved = await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await refuseTaken(inner, { id, ...values });
    const row =
      id === null ? await insert(inner, record) : await update(inner, { id, version, record });
    const subject = { kind: 'experiment', id: row, name: values.displayName };
    await recordAudit(inner, { action: 'experiments.save', subject });
    return row;
  });
  await announceExperiments(ctx.db);
  return saved;
}

/** What a draw depends on. */
function fixedOf(before: ExperimentInput): Partial<ExperimentInput> {
  const { experimentId, name, sections, weight, eligibility, variants, startsOn } = before;
  return { experimentId, name, sections, weight, eligibility, variants, startsOn };
}

function variantOf(
  { ids }: Ctx,
  { name, weight, at }: { name: string; weight: number; at: number },
): ExperimentVariant {
  return {
    publicId: ids.uuid(),
    name: `variant-${at}`,
    displayName: name,
    weight,
    isControl: at === 0,
    stories: [],
  };
}

/** Midnight in the shop. */
function startOf(day: string | Temporal.PlainDate, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
}

type ExperimentRecord = Omit<typeof contentExperiments.$inferInsert, 'id' | 'version'>;

async function insert({ db }: Ctx, record: ExperimentRecord): Promise<number> {
  const [row] = await db
    .insert(contentExperiments)
    .values({ ...record, state: 'draft' })
    .returning({ id: contentExperiments.id });
  if (!row) throw new Error('The experiment was not written');
  return row.id;
}

async function update(
  { db }: Ctx,
  { id, version, record }: { id: number; version: number; record: ExperimentRecord },
): Promise<number> {
  const same = and(eq(contentExperiments.id, id), eq(contentExperiments.version, version));
  const rows = await db
    .update(contentExperiments)
    .set({ ...record, version: version + 1 })
    .where(same)
    .returning({ id: contentExperiments.id });
  if (rows.length === 0) {
    throw new DomainError('conflict', why('experiments.changed'));
  }
  return id;
}

async function refuseTaken(
  { db }: Ctx,
  {
    id,
    experimentId,
    name,
  }: { id: number | null } & Pick<ExperimentInput, 'experimentId' | 'name'>,
): Promise<void> {
  const columns = contentExperiments;
  const taken = or(eq(columns.experimentId, experimentId), eq(columns.name, name));
  const [other] = await db
    .select({ experimentId: columns.experimentId })
    .from(columns)
    .where(id === null ? taken : and(taken, ne(columns.id, id)));
  if (!other) return;
  const path = other.experimentId === experimentId ? 'experimentId' : 'name';
  throw refuseField('invalid', path, why('experiments.taken'));
}

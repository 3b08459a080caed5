import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { appointments, calendarEntries, calendarOccupations } from '#src/db/schema/calendar.ts';
import type { Ctx } from '../context.ts';
import { type Choice, missingNeeds, type Need } from './pick-resources.ts';
import type { JobPlan } from './plan-job.ts';
import { rangeText } from './read-calendar.server.ts';
import type { Clash } from './time-taken.ts';

/** A longer list would not be read. */
const mostClashes = 6;

/** Why a plan is not possible: for each kind of resource without a free one, who occupies them. */
export async function listClashes(
  ctx: Ctx,
  { plan, choice, except }: { plan: JobPlan; choice: Choice; except?: string | undefined },
): Promise<Clash[]> {
  const clashes: Clash[] = [];
  for (const need of missingNeeds(plan, choice)) {
    clashes.push(...(await clashesOf(ctx, { ...need, except })));
  }
  return clashes.slice(0, mostClashes);
}

type Asked = Need & Pick<Place, 'except'>;

async function clashesOf(ctx: Ctx, { windows, candidates, except }: Asked): Promise<Clash[]> {
  const ids = candidates.map(({ id }) => id);
  const [first] = windows;
  const last = windows.at(-1);
  if (!first || !last || ids.length === 0) return [];
  const rows = await readTaken(ctx, { ids, from: first.from, to: last.to, except });
  const taken = rows.map((row) => ({
    resource: row.resource,
    by: {
      kind: row.kind,
      name: row.name ?? row.reason,
      from: row.startsAt.toTemporalInstant().toString(),
      to: row.endsAt.toTemporalInstant().toString(),
    },
  }));
  const isTaken = new Set(taken.map(({ resource }) => resource));
  // A person without entries who is not available does not work at that time.
  return [
    ...taken,
    ...ids.filter((id) => !isTaken.has(id)).map((resource) => ({ resource, by: null })),
  ];
}

/** `except`: an entry that the request would give up. */
type Place = { ids: string[]; from: number; to: number; except: string | undefined };

function readTaken(ctx: Ctx, { ids, from, to, except }: Place) {
  const { resource, during, entryId } = calendarOccupations;
  const now = ctx.clock.now().toString();
  return ctx.db
    .selectDistinct({
      resource,
      kind: calendarEntries.kind,
      reason: calendarEntries.reason,
      startsAt: calendarEntries.startsAt,
      endsAt: calendarEntries.endsAt,
      name: appointments.name,
    })
    .from(calendarOccupations)
    .innerJoin(calendarEntries, eq(calendarEntries.id, entryId))
    .leftJoin(appointments, eq(appointments.entryId, entryId))
    .where(
      and(
        inArray(resource, ids),
        sql`${during} && ${rangeText({ from, to })}::tstzrange`,
        sql`coalesce(${calendarEntries.expiresAt} > ${now}::timestamptz, true)`,
        except ? ne(entryId, except) : undefined,
      ),
    )
    .orderBy(calendarEntries.startsAt, resource);
}

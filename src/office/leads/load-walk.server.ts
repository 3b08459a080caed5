import type { Ctx } from '#src/domain/context.ts';
import {
  findNeighbors,
  listWaitingPeople,
  type Neighbors,
  type WaitingPerson,
} from '#src/domain/leads/index.server.ts';
import { type LeadQuery, listOf } from './lead-query.ts';

/** As many as Today lists. */
const mostPeople = 25;

/** The way along a list, from one lead to the next. */
export type LeadWalk = Neighbors;

/** Who comes before and after a lead in the list that it was opened from; without one, among those who wait. */
export async function loadWalk(
  ctx: Ctx,
  { id, list }: { id: string; list: LeadQuery | null },
): Promise<LeadWalk | null> {
  if (list) return findNeighbors(ctx, { id, ...listOf(list) });
  const { people, total } = await listWaitingPeople(ctx, { limit: mostPeople });
  const at = people.findIndex(({ newest, earlier }) => [newest, ...earlier].some(isLead(id)));
  const around = (step: number) => toNeighbor(people[at + step]);
  // One that waits no longer leads on to the one who waits longest.
  if (at < 0) return { previous: null, next: toNeighbor(people[0]), at: null, total };
  return { previous: around(-1), next: around(1), at: at + 1, total };
}

function isLead(id: string) {
  return (one: { id: string }) => one.id === id;
}

function toNeighbor(person: WaitingPerson | undefined) {
  return person ? { id: person.newest.id, name: person.newest.name } : null;
}

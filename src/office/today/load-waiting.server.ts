import type { Ctx } from '#src/domain/context.ts';
import {
  countWaitingPeople,
  type Inquiry,
  listWaitingPeople,
  type WaitingPerson,
} from '#src/domain/leads/index.server.ts';
import { waitingSince } from '#src/domain/leads/index.ts';
import { isOpenAt, type ShopSettings } from '#src/domain/settings/index.ts';
import { type KnownTruck, type TruckOf, truckOfInquiry } from '#src/office/trucks/index.server.ts';
import { shortTruck } from './short-truck.ts';
import { leadOnToday } from './today-href.ts';

const shownAtMost = 25;

/** Those who wait, and how many there are: in this list, of one's own, and altogether. */
export async function loadWaiting(ctx: Ctx, { isMine }: { isMine: boolean }) {
  const own = { assignee: 'mine' } as const;
  const { people, total } = await listWaitingPeople(ctx, {
    limit: shownAtMost,
    ...(isMine && own),
  });
  const mine = isMine ? total : await countWaitingPeople(ctx, own);
  return { people, total, mine, everybody: isMine ? await countWaitingPeople(ctx) : total };
}

/** Everything that people wait with, each with what is known of its truck. */
export function waitingTrucks(people: readonly WaitingPerson[]): TruckOf[] {
  return people.flatMap(inquiriesOf).map(truckOfInquiry);
}

/** Newest first. */
function inquiriesOf({ newest, earlier }: WaitingPerson): Inquiry[] {
  return [newest, ...earlier];
}

type Seen = {
  /** Its leads then lead on to each other in the order of this list. */
  isMine: boolean;
  shop: ShopSettings;
  now: Temporal.Instant;
  trucks: ReadonlyMap<string, KnownTruck>;
};

/** A person as the list shows them: by what came last, waiting since the first. Instants are ISO 8601. */
export function toWaitingRow(person: WaitingPerson, { isMine, shop, now, trucks }: Seen) {
  const { newest, earlier, since } = person;
  const { id, kind, number, name, contact, contactKind, assigneeName } = newest;
  const { excerpt, likelyCents } = newest;
  const all = inquiriesOf(person);
  const begun = since.toTemporalInstant();
  return {
    ...{ id, kind, number, name, contact, contactKind, assigneeName },
    href: leadOnToday(id, { isMine }),
    about: shortTruck(newest.about, newest.make),
    ...{ excerpt, likelyCents },
    since: begun.toString(),
    /** The shop was closed when the first came. */
    isAfterHours: !isOpenAt(shop, begun),
    waiting: waitingSince(shop, { since: begun, now }),
    /** What a call answers. */
    ids: all.map((one) => one.id),
    earlier: earlier.map((one) => ({
      ...{ id: one.id, kind: one.kind, number: one.number },
      href: leadOnToday(one.id, { isMine }),
      createdAt: one.createdAt.toISOString(),
    })),
    truck: all.map((one) => trucks.get(one.id)).find((truck) => truck !== undefined) ?? null,
  };
}

export type WaitingRow = ReturnType<typeof toWaitingRow>;

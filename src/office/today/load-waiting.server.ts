import type { Ctx } from '#src/domain/context.ts';
import {
  type Inquiry,
  listWaitingPeople,
  type WaitingPerson,
} from '#src/domain/leads/index.server.ts';
import { waitingSince } from '#src/domain/leads/index.ts';
import { isOpenAt, type ShopSettings } from '#src/domain/settings/index.ts';
import { type KnownTruck, type TruckOf, truckOfInquiry } from '#src/office/trucks/index.server.ts';
import { shortTruck } from './short-truck.ts';

const shownAtMost = 25;

export function loadWaiting(ctx: Ctx) {
  return listWaitingPeople(ctx, { limit: shownAtMost });
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
  shop: ShopSettings;
  now: Temporal.Instant;
  trucks: ReadonlyMap<string, KnownTruck>;
};

/** A person as the list shows them: by what came last, waiting since the first. Instants are ISO 8601. */
export function toWaitingRow(person: WaitingPerson, { shop, now, trucks }: Seen) {
  const { newest, earlier, since } = person;
  const { id, kind, number, name, contact, contactKind, assigneeName } = newest;
  const { excerpt, likelyCents } = newest;
  const all = inquiriesOf(person);
  const begun = since.toTemporalInstant();
  return {
    ...{ id, kind, number, name, contact, contactKind, assigneeName },
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
      createdAt: one.createdAt.toISOString(),
    })),
    truck: all.map((one) => trucks.get(one.id)).find((truck) => truck !== undefined) ?? null,
  };
}

export type WaitingRow = ReturnType<typeof toWaitingRow>;

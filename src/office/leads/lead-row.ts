import type { Inquiry } from '#src/domain/leads/index.server.ts';
import { type LeadStage, type Waiting, waitingSince } from '#src/domain/leads/index.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import type { Truck } from '#src/office/trucks/index.ts';

/** An inquiry as rows and cards of the office show it. Instants are ISO 8601. */
export type LeadRow = Pick<
  Inquiry,
  | 'id'
  | 'kind'
  | 'number'
  | 'name'
  | 'contact'
  | 'contactKind'
  | 'about'
  | 'excerpt'
  | 'likelyCents'
  | 'stage'
  | 'assigneeId'
  | 'assigneeName'
> & {
  version: number;
  createdAt: string;
  /** Null once it was answered. */
  waiting: Waiting | null;
};

/** A row with its truck to scale; null if it is not known. */
export type LeadTruckRow = LeadRow & { truck: Truck | null };

type At = { shop: ShopSettings; now: Temporal.Instant };

export function leadRow(inquiry: Inquiry, { shop, now }: At): LeadRow {
  const { id, kind, number, name, contact, contactKind, about, likelyCents, stage } = inquiry;
  const { excerpt } = inquiry;
  const { assigneeId, assigneeName, deskVersion: version, createdAt } = inquiry;
  const since = Temporal.Instant.fromEpochMilliseconds(createdAt.getTime());
  return {
    ...{ id, kind, number, name, contact, contactKind, about, excerpt, likelyCents, stage },
    ...{ assigneeId, assigneeName, version },
    createdAt: createdAt.toISOString(),
    waiting: stage === 'new' ? waitingSince(shop, { since, now }) : null,
  };
}

/** A column of the board: the leads of one stage, the first of them as cards. */
export type BoardColumn = {
  stage: LeadStage;
  total: number;
  likelyCents: number;
  rows: LeadTruckRow[];
};

import type { PartEvent } from '#src/domain/goods/index.server.ts';
import { stockOf } from './event-lines.ts';

/** The fields of a part that files and people change all the time. */
export const tradeFields = [
  'priceUsd',
  'msrpUsd',
  'mapUsd',
  'jobberUsd',
  'costUsd',
  'onHand',
  'leadTimeDays',
] as const;
export type TradeField = (typeof tradeFields)[number];

/** The file, or else the person, that a figure came from. `at` is ISO 8601 in UTC. */
export type FigureSource = { from: string; at: string };

/** Where each figure of a part comes from, as far back as its history goes; `events` are the newest first. */
export function figureSources(
  events: readonly PartEvent[],
): Partial<Record<TradeField, FigureSource>> {
  const found: Partial<Record<TradeField, FigureSource>> = {};
  for (const event of events) {
    // What undoing a file gave back is not from that file.
    const file = event.kind === 'undo' ? null : event.fileName;
    const source = { from: file ?? event.actorName, at: event.at };
    for (const field of tradeFields) if (hasChanged(event, field)) found[field] ??= source;
  }
  return found;
}

const names = {
  priceUsd: 'priceCents',
  msrpUsd: 'msrpCents',
  mapUsd: 'mapCents',
  jobberUsd: 'jobberCents',
  costUsd: 'costCents',
} as const;

function hasChanged({ before, after }: PartEvent, field: TradeField): boolean {
  if (after === null) return false;
  if (field === 'onHand' || field === 'leadTimeDays') {
    if (!('stock' in after)) return false;
    const is = stockOf(after.stock)[field];
    return before === null ? is !== null : stockOf(before.stock)[field] !== is;
  }
  const name = names[field];
  return name in after && (before !== null || after[name] !== null);
}

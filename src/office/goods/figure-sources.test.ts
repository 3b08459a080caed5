import { expect, test } from 'vitest';
import type { PartEvent } from '#src/domain/goods/index.server.ts';
import { figureSources } from './figure-sources.ts';

const event = (over: Partial<PartEvent>): PartEvent => ({
  batchId: over.at ?? '',
  kind: 'import',
  at: '2026-11-01T00:00:00Z',
  actorName: 'Priya',
  fileName: null,
  before: {},
  after: {},
  ...over,
});

test('each figure names the last file or person that changed it, and no other', () => {
  const stock = (onHand: number | null, leadTimeDays: number | null) => ({
    stock: { onHand, leadTimeDays },
  });
  const events = [
    event({
      at: '5',
      kind: 'undo',
      fileName: 'costs.csv',
      before: { costCents: 9 },
      after: { costCents: null },
    }),
    event({ at: '4', fileName: 'stock.csv', before: stock(null, 2), after: stock(null, 19) }),
    event({ at: '3', before: { mapCents: 1 }, after: { mapCents: 2 } }),
    event({
      at: '2',
      fileName: 'list.csv',
      before: { priceCents: 1, mapCents: 0 },
      after: { priceCents: 2, mapCents: 1 },
    }),
    event({
      at: '1',
      fileName: 'first.csv',
      before: null,
      after: { priceCents: 1, costCents: null, mapCents: 0, ...stock(null, 2) },
    }),
  ];
  expect(figureSources(events)).toEqual({
    priceUsd: { from: 'list.csv', at: '2' },
    costUsd: { from: 'Priya', at: '5' },
    mapUsd: { from: 'Priya', at: '3' },
    leadTimeDays: { from: 'stock.csv', at: '4' },
  });
});

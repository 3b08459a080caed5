import { expect, test } from 'vitest';
import { acesApp, acesFile } from '#tests/factories/aces-file.ts';
import { openFitShop } from '#tests/factories/fit-shop.ts';
import {
  type ConflictPage,
  type ConflictQuery,
  listConflicts,
  markSeen,
  markUnseen,
} from './index.server.ts';

// Runs on both engines: what is compared, and in which order, is SQL.

const { database, buyer, reader, applied, nameIds } = await openFitShop();

const wheel = 'tinstead-fallow-17x9-6x1397-p0';
const everything = {
  ...{ vehicleId: null, supplier: null, brand: null },
  ...{ withSeen: false, after: null },
};

test('where a supplier and the formulas disagree is listed with the reason, by vehicle and supplier', async () => {
  await nameIds();
  // A 6x139.7 wheel does not bolt to an F-150 (6x135) or a Super Duty (8x170).
  await applied(
    acesFile(acesApp(wheel, 900001) + acesApp(wheel, 900003) + acesApp('nobody-has-this', 900001)),
  );
  const { parts, next, compared } = await listConflicts(buyer, everything);
  expect([compared, next]).toEqual([2, null]);
  expect(parts).toMatchObject([{ sku: wheel, category: 'wheels', name: 'Tinstead Fallow 17x9' }]);
  expect(
    parts[0]?.conflicts.map(({ vehicle, supplierName, assessment }) => [
      vehicle,
      supplierName,
      assessment.verdict,
    ]),
  ).toEqual([
    ['Ford F-150', 'Bramblecut', 'does-not-fit'],
    ['Ford F-250 / F-350 Super Duty', 'Bramblecut', 'does-not-fit'],
  ]);
  const found = async (choice: Partial<ConflictQuery>) => {
    const page = await listConflicts(buyer, { ...everything, ...choice });
    return page.parts.flatMap(({ conflicts }) => conflicts).length;
  };
  expect(await found({ vehicleId: 'ford-f150-2021' })).toBe(1);
  expect(await found({ supplier: 'XOTH' })).toBe(0);
  expect([await found({ brand: 'Tinstead' }), await found({ brand: 'Orrery' })]).toEqual([2, 0]);
  expect(await found({ after: wheel })).toBe(0);
});

test('a page ends with a whole part, so pages together have each disagreement once', async () => {
  await nameIds();
  const { rows } = await database.pool.query<{ sku: string }>(
    `select sku from catalog_variants where kind = 'wheel' and record ->> 'boltPatterns' like '%6x139.7%' order by sku limit 35`,
  );
  expect(rows).toHaveLength(35);
  const bases = [900001, 900003, 900004];
  await applied(acesFile(rows.flatMap(({ sku }) => bases.map((id) => acesApp(sku, id))).join('')));
  const pages: string[][] = [];
  for (let after: string | null = null; ; ) {
    const page: ConflictPage = await listConflicts(buyer, { ...everything, after });
    pages.push(page.parts.map(({ sku }) => sku));
    after = page.next;
    if (after === null) break;
  }
  expect(pages.map(({ length }) => length)).toEqual([20, 15]);
  expect(pages.flat()).toEqual(rows.map(({ sku }) => sku).sort());
});

test('what somebody has looked at is left out until our verdict is another one', async () => {
  await nameIds();
  await applied(acesFile(acesApp(wheel, 900001) + acesApp(wheel, 900003)));
  const [truck, other] = ['ford-f150-2021', 'ford-superduty-2017'];
  const pair = { vehicleId: truck, supplier: 'XBRM', verdict: 'does-not-fit' } as const;
  const left = async () =>
    (await listConflicts(buyer, everything)).parts.flatMap(({ conflicts }) =>
      conflicts.map(({ vehicleId }) => vehicleId),
    );
  await markSeen(buyer, { sku: wheel, pairs: [pair] });
  expect(await left()).toEqual([other]);
  const withSeen = await listConflicts(buyer, { ...everything, withSeen: true });
  expect(withSeen.parts[0]?.conflicts).toMatchObject([
    { vehicleId: truck, seen: { actorName: 'Priya', at: expect.stringMatching(/^\d{4}-/) } },
    { vehicleId: other, seen: null },
  ]);
  // It was marked while the page said something else.
  await markSeen(buyer, { sku: wheel, pairs: [{ ...pair, verdict: 'unknown' }] });
  expect(await left()).toEqual([truck, other]);
  await markSeen(buyer, { sku: wheel, pairs: [pair, { ...pair, vehicleId: other ?? '' }] });
  expect(await left()).toEqual([]);
  await markUnseen(buyer, { sku: wheel, pairs: [pair] });
  expect(await left()).toEqual([truck]);
  const wrong = markSeen(buyer, { sku: wheel, pairs: [{ ...pair, verdict: 'fits' }] });
  await expect(wrong).rejects.toMatchObject({ code: 'invalid' });
  for (const act of [markSeen, markUnseen]) {
    await expect(act(reader(), { sku: wheel, pairs: [pair] })).rejects.toMatchObject({
      code: 'forbidden',
    });
  }
});

import { expect, test, vi } from 'vitest';
import type { Ctx } from '#src/domain/context.ts';
import { undoFitFile } from '#src/domain/supplier-fit/index.server.ts';
import { acesApp, acesFile } from '#tests/factories/aces-file.ts';
import { catalog } from '#tests/factories/demo-records.ts';
import { openFitShop } from '#tests/factories/fit-shop.ts';
import type { FlowData } from './flow-data.ts';
import { loadListed } from './load-listed.server.ts';

const { database, buyer, applied, nameIds } = await openFitShop();
const visitor: Ctx = { ...buyer, actor: { kind: 'visitor' } };
const wheel = 'tinstead-fallow-17x9-6x1397-p0';

function flow(year: number, step: FlowData['step'] = 'wheels') {
  const vehicle = { vehicleId: 'ford-f150-2021', year };
  const completedOptions = { 'lift-kits': null, wheels: null, tires: null, vehicle };
  const build = { id: null, selectedOptions: ['wheels' as const], completedOptions };
  const catalogue = { vehicles: [], liftKits: [], wheels: catalog.wheels, tires: catalog.tires };
  return { step, build, catalogue } as unknown as FlowData;
}

test('a shop without suppliers’ lists asks nothing; with one, a single statement finds what it lists for the truck', async () => {
  await loadListed(visitor, flow(2021));
  const query = vi.spyOn(database.pool, 'query');
  const asked = () =>
    query.mock.calls.filter(([given]) => JSON.stringify(given).includes('fit_')).length;
  expect(await loadListed(visitor, flow(2021))).toBeNull();
  expect(asked()).toBe(0);

  await nameIds();
  const id = await applied(acesFile(acesApp(wheel, 900001)));
  expect(await loadListed(visitor, flow(2021))).toEqual({
    [wheel]: {
      supplier: 'Bramblecut',
      date: expect.stringMatching(/^\w+ \d+, 2\d{3}$/),
      words: [],
    },
  });
  query.mockClear();
  const spanish = await loadListed({ ...visitor, locale: 'es' }, flow(2021));
  expect(spanish?.[wheel]?.date).toMatch(/ de 2\d{3}$/);
  expect(asked()).toBe(1);
  expect(await loadListed(visitor, flow(2030))).toBeNull();
  expect(await loadListed(visitor, flow(2021, 'vehicle'))).toBeNull();

  await undoFitFile(buyer, { id });
  expect(await loadListed(visitor, flow(2021))).toBeNull();
});

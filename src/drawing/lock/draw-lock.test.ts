import { expect, test } from 'vitest';
import { faultsOf } from '#tests/drawing/well-formed.ts';
import { vehicles } from '#tests/factories/demo-records.ts';
import { drawLock, loadBody, stockBuild } from '../index.ts';

test('both views of every vehicle share a scale, and have each spot inside of them', async () => {
  for (const vehicle of vehicles) {
    await loadBody(vehicle);
    const stock = stockBuild(vehicle);
    for (const grown of [0, 2, 6]) {
      const build = {
        ...stock,
        tire: {
          ...stock.tire,
          diameterIn: stock.tire.diameterIn + grown,
          sectionIn: stock.tire.sectionIn + grown / 3,
        },
        wheel: { ...stock.wheel, offsetMm: 20 - 8 * grown },
      };
      const { side, plan } = drawLock({ vehicle, build, lit: ['arch', 'rear'] });
      expect(side.widthPx).toBeCloseTo(plan.widthPx, 6);
      expect([...faultsOf(side.svg), ...faultsOf(plan.svg)]).toEqual([]);
      const spots = { ...side.spots, ...plan.spots };
      expect(Object.keys(spots).sort()).toEqual(['arch', 'front', 'inside', 'rear']);
      for (const { xPercent, yPercent } of Object.values(spots)) {
        expect(Math.min(xPercent, yPercent), vehicle.id).toBeGreaterThan(2);
        expect(Math.max(xPercent, yPercent), vehicle.id).toBeLessThan(98);
      }
    }
  }
});

test('a taller tire stands the truck up by half of its growth, under an arch that the bump stop holds in place', async () => {
  const [vehicle] = vehicles;
  if (!vehicle) throw new Error('no vehicle');
  await loadBody(vehicle);
  const stock = stockBuild(vehicle);
  const spotOf = (diameterIn: number) => {
    const build = { ...stock, tire: { ...stock.tire, diameterIn } };
    return drawLock({ vehicle, build, lit: [] }).side.spots.arch?.yPercent ?? 0;
  };
  expect(spotOf(stock.tire.diameterIn + 4)).toBeLessThan(spotOf(stock.tire.diameterIn));
});

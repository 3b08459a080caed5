import { expect, test } from 'vitest';
import { drawSide, stockBuild } from '#src/drawing/index.ts';
import { vehicles } from '#tests/factories/demo-records.ts';
import { truckAt } from './truck-size.ts';

test('every truck has the same scale, as long as the box that it stands in or shorter', () => {
  const [short, long] = [Math.min, Math.max].map((pick) =>
    pick(...vehicles.map(({ lengthIn }) => lengthIn)),
  );
  expect(long).toBeGreaterThan(1.4 * (short ?? 0));
  for (const vehicle of vehicles) {
    const { width, height } = truckAt(vehicle, { setup: null });
    const { widthPx, heightPx } = drawSide({ vehicle, build: stockBuild(vehicle) });
    // Both in whole pixels.
    expect(Math.abs(width - widthPx * 0.068), vehicle.id).toBeLessThanOrEqual(0.5);
    expect(Math.abs(height - heightPx * 0.068), vehicle.id).toBeLessThanOrEqual(0.5);
    expect(width, vehicle.id).toBeLessThanOrEqual(90);
  }
});

test('a lift and larger tires make the picture taller, and are in its address', () => {
  const [vehicle] = vehicles;
  if (!vehicle) throw new Error('There is no vehicle');
  const stock = truckAt(vehicle, { setup: null });
  const setup = { liftFrontIn: 6, liftRearIn: 5, tireIn: vehicle.stockTire.diameterIn + 6 };
  const lifted = truckAt(vehicle, { setup, wheel: 'a-wheel' });
  expect(lifted.height).toBeGreaterThan(stock.height);
  expect(lifted.drawing).toMatchObject({
    ...{ vehicle: vehicle.id, lift: 6, liftRear: 5, tire: setup.tireIn, wheel: 'a-wheel' },
    ...{ ground: false, ghost: false },
  });
  expect(stock.drawing).toEqual({ vehicle: vehicle.id, ground: false, ghost: false });
});

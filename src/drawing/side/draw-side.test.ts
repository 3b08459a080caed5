import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { type Vehicle, vehicleSchema } from '#src/domain/fitment/index.ts';
import { measureSide } from '#tests/drawing/measure-side.ts';
import type { VehicleBuild } from '../build.ts';
import { bodyShapeOf, hasOwnBody } from '../shapes/vehicle-bodies.ts';
import { stockBuild } from '../stock-build.ts';
import { drawSide } from './draw-side.ts';

const vehicles = vehicleSchema.array().parse(records);
const LARGEST_BYTES = 62 * 1024;

function liftedBuild(vehicle: Vehicle): VehicleBuild {
  const stock = stockBuild(vehicle);
  return {
    ...stock,
    liftFrontIn: 4,
    liftRearIn: 4,
    tire: {
      diameterIn: vehicle.stockTire.diameterIn + 3,
      sectionIn: 12.5,
      tread: 'M/T',
      label: '35×12.50R17',
    },
    // The design with the most to draw.
    wheel: { diameterIn: 17, widthIn: 9, offsetMm: -12, design: 'tinaja', finish: 'bronze' },
  };
}

function vehicleOf(id: string): Vehicle {
  const vehicle = vehicles.find((candidate) => candidate.id === id);
  if (!vehicle) throw new Error(`No vehicle ${id}`);
  return vehicle;
}

const f150 = vehicleOf('ford-f150-2021');

describe.each(vehicles)('$id', (vehicle) => {
  test.each([
    ['stock', stockBuild(vehicle), 0],
    ['4 in up on bigger tires', liftedBuild(vehicle), 5.5],
  ] as const)('is true to scale: %s', async (_name, build, rise) => {
    const { svg } = drawSide({ vehicle, build, options: { dimensions: 'labelled', person: true } });
    const { envelope, ...measured } = measureSide(svg);
    const { heightIn, lengthIn } = envelope();
    expect(Math.abs(measured.wheelbaseIn - vehicle.wheelbaseIn)).toBeLessThan(0.1);
    expect(Math.abs(measured.tireDiameterIn - build.tire.diameterIn)).toBeLessThan(0.1);
    expect(Math.abs(heightIn - vehicle.heightIn - rise)).toBeLessThan(0.2);
    expect(Math.abs(lengthIn - vehicle.lengthIn)).toBeLessThan(0.2);
    expect(svg).not.toMatch(/NaN|undefined|Infinity| style=/);
    expect(Buffer.byteLength(svg)).toBeLessThan(LARGEST_BYTES);
    // The renderer's XML parser refuses unclosed tags, duplicate attributes and stray characters.
    await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ format: 'svg' });
  });
});

test.each(vehicles.filter(hasOwnBody))('$id stands on its springs as it came', (vehicle) => {
  const { archFront, archRear } = bodyShapeOf(vehicle);
  for (const { crown } of [archFront, archRear]) {
    const gapIn = crown - vehicle.stockTire.diameterIn;
    expect(gapIn).toBeGreaterThan(2);
    expect(gapIn).toBeLessThan(archFront.hidden ? 8 : 5);
  }
});

test('springs show once a lift has opened the arch', () => {
  const springs = (liftIn: number) => {
    const build = { ...stockBuild(f150), liftFrontIn: liftIn, liftRearIn: 0 };
    const { svg } = drawSide({ vehicle: f150, build, options: { live: true } });
    return svg.match(/data-give="stretch"/g)?.length ?? 0;
  };
  expect([0, 2, 4].map(springs)).toEqual([0, 0, 1]);
});

test('the stock outline is behind the truck: no line of it crosses glass or paint', () => {
  const { svg, id } = drawSide({ vehicle: f150, build: liftedBuild(f150) });
  const outlines = [...svg.matchAll(new RegExp(`href="#${id}-gh"`, 'g'))];
  expect(outlines).toHaveLength(1);
  expect(outlines[0]?.index).toBeLessThan(svg.indexOf(`id="${id}-body"`));
});

test('the same inputs give the same text', () => {
  const draw = () => drawSide({ vehicle: f150, build: liftedBuild(f150) }).svg;
  expect(draw()).toBe(draw());
});

test('ids are unique over all drawings of a page and every reference is met', () => {
  const drawings = vehicles.flatMap((vehicle) =>
    [stockBuild(vehicle), liftedBuild(vehicle)].map((build) => drawSide({ vehicle, build }).svg),
  );
  const ids = drawings.flatMap((svg) => Array.from(svg.matchAll(/ id="([^"]+)"/g), (m) => m[1]));
  expect(new Set(ids).size).toBe(ids.length);
  for (const svg of drawings) {
    const own = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), (m) => m[1]));
    const used = Array.from(svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g), (m) => m[1]);
    expect(used.filter((id) => !own.has(id))).toEqual([]);
  }
});

test('an unknown clearance is neither drawn nor guessed', () => {
  const unknown = { ...f150, groundClearanceIn: null };
  const options = { dimensions: 'labelled' } as const;
  const drawing = drawSide({ vehicle: unknown, build: stockBuild(unknown), options });
  expect(drawing.numbers.groundClearanceIn).toBeNull();
  expect(drawing.labels.map(({ name }) => name)).not.toContain('clearance');
  expect(drawing.svg).not.toContain('clearance');
});

test('the room under an axle grows with the tire and with no lift', () => {
  const known = { ...f150, groundClearanceIn: 9 };
  const { numbers } = drawSide({ vehicle: known, build: liftedBuild(known) });
  expect(numbers.groundClearanceIn).toBeCloseTo(10.5);
});

test('upright lines stand in the same frame, and nothing is measured below the ground', () => {
  const build = liftedBuild(f150);
  const [all, upright] = (['lines', 'upright'] as const).map((dimensions) =>
    drawSide({ vehicle: f150, build, options: { dimensions } }),
  );
  expect(upright?.labels.map(({ name }) => name)).toEqual(['height', 'clearance']);
  for (const label of upright?.labels ?? []) expect(all?.labels).toContainEqual(label);
  expect([upright?.widthPx, upright?.heightPx]).toEqual([all?.widthPx, all?.heightPx]);
});

test('lines without labels carry no text and say where the labels go', () => {
  const build = liftedBuild(f150);
  const lines = drawSide({ vehicle: f150, build, options: { dimensions: 'lines' } });
  const withoutTire = lines.svg.replace(/<textPath[\s\S]*?<\/textPath>/g, '');
  expect(withoutTire).not.toMatch(/<text [^>]*>[^<]/);
  expect(lines.labels.map(({ name }) => name)).toEqual([
    'frontTire',
    'rearTire',
    'wheelbase',
    'length',
    'height',
    'rise',
    'clearance',
  ]);
  for (const { xPercent, yPercent } of lines.labels) {
    expect(xPercent).toBeGreaterThan(0);
    expect(xPercent).toBeLessThan(100);
    expect(yPercent).toBeGreaterThan(0);
    expect(yPercent).toBeLessThan(100);
  }
});

test('anchors stand on the hubs and rise with the body', () => {
  const options = { topIn: 90 };
  const stock = drawSide({ vehicle: f150, build: stockBuild(f150), options });
  const lifted = drawSide({ vehicle: f150, build: liftedBuild(f150), options });
  const inches = (percent: number) => ((percent / 100) * stock.heightPx) / stock.scalePxPerIn;
  const { frontHub, rearHub, frontContact } = stock.anchors;
  const spanPx = ((rearHub.xPercent - frontHub.xPercent) / 100) * stock.widthPx;
  expect(spanPx / stock.scalePxPerIn).toBeCloseTo(f150.wheelbaseIn, 1);
  const hubHeight = inches(frontContact.yPercent - frontHub.yPercent);
  expect(hubHeight).toBeCloseTo(f150.stockTire.diameterIn / 2, 1);
  const raised = stock.anchors.roofTop.yPercent - lifted.anchors.roofTop.yPercent;
  expect(inches(raised)).toBeCloseTo(5.5, 1);
});

test('topIn keeps the picture the same size while the lift changes', () => {
  const sizeAt = (liftIn: number) => {
    const build = { ...stockBuild(f150), liftFrontIn: liftIn, liftRearIn: liftIn };
    const { widthPx, heightPx } = drawSide({ vehicle: f150, build, options: { topIn: 95 } });
    return [widthPx, heightPx];
  };
  expect(sizeAt(6)).toEqual(sizeAt(0));
});

test('the page theme takes the colours around the vehicle from the page', () => {
  const build = liftedBuild(f150);
  const { svg } = drawSide({
    vehicle: f150,
    build,
    options: { theme: 'page', dimensions: 'lines' },
  });
  expect(svg).toContain('stroke="var(--tk-dim,#3a2e27)"');
  expect(svg).toContain('stroke="var(--tk-ghost,#8a6a52)"');
});

test('text from a catalogue is escaped', () => {
  const stock = stockBuild(f150);
  const build = { ...stock, tire: { ...stock.tire, lineName: 'Mud & <Sand>' } };
  expect(drawSide({ vehicle: f150, build }).svg).toContain('MUD &amp; &lt;SAND&gt;');
});

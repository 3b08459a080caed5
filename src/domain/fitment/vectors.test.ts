import { expect, test } from 'vitest';
import { circleFromChordMm, isSamePattern, parseBoltPattern } from './bolt-pattern.ts';
import {
  effectiveRatio,
  engineRpm,
  gearDropPercent,
  indicatedSpeedMph,
  nearestRatio,
  restoringRatio,
  speedometerErrorPercent,
  towingRatio,
  trueSpeedMph,
} from './gearing.ts';
import { centerOnHub } from './hub-bore.ts';
import { rampAngleDeg } from './ramp-angles.ts';
import { axleGainIn, bodyGainIn, rakeAfterLift } from './ride-height.ts';
import { compareRimWidth } from './rim-width.ts';
import {
  revsPerMile,
  sectionOnRimIn,
  tireAspect,
  tireDiameterIn,
  tireSectionIn,
  tireSidewallIn,
} from './tire-dimensions.ts';
import {
  axleLoad,
  isPassengerTire,
  loadIndexFor,
  loadIndexKg,
  loadIndexLb,
  speedSymbolMph,
  truckTireLoadLb,
} from './tire-load.ts';
import { parseTireSize } from './tire-size.ts';
import vectors from './vectors.json' with { type: 'json' };
import {
  backspacingIn,
  innerClearanceChangeMm,
  offsetFromBackspacingMm,
  pokeMm,
  trackChangeMm,
} from './wheel-position.ts';

function changeOf(vector: { stock: string; fitted: string }) {
  return {
    stockDiameterIn: tireDiameterIn(vector.stock),
    fittedDiameterIn: tireDiameterIn(vector.fitted),
  };
}

test.for(vectors.metricTire)('metric size $size', (vector) => {
  const diameterIn = tireDiameterIn(vector.size);
  expect(tireSectionIn(vector.size)).toBeCloseTo(vector.sectionIn, 3);
  expect(tireSidewallIn(vector.size)).toBeCloseTo(vector.sidewallIn, 3);
  expect(diameterIn).toBeCloseTo(vector.diameterIn, 3);
  expect(diameterIn * Math.PI).toBeCloseTo(vector.circumferenceIn, 2);
  expect(revsPerMile(diameterIn)).toBeCloseTo(vector.revsPerMile, 1);
});

test.for(vectors.flotationTire)('flotation size $size', (vector) => {
  const size = parseTireSize(vector.size);
  expect(size).toMatchObject({ form: 'flotation', rimIn: vector.rimIn });
  expect(tireDiameterIn(size)).toBe(vector.diameterIn);
  expect(tireSectionIn(size)).toBe(vector.widthIn);
  expect(tireSectionIn(size) * 25.4).toBeCloseTo(vector.sectionMm, 1);
  expect(tireSidewallIn(size)).toBe(vector.sidewallIn);
  expect(tireAspect(size)).toBeCloseTo(vector.aspect, 1);
  expect(revsPerMile(vector.diameterIn)).toBeCloseTo(vector.revsPerMile, 1);
});

test.for(vectors.sectionOnRim)('section $publishedIn on a $rimIn in rim', (vector) => {
  expect(sectionOnRimIn(vector)).toBeCloseTo(vector.sectionIn, 2);
});

test.for(vectors.loadIndex)('load index $index', (vector) => {
  expect(loadIndexKg(vector.index)).toBe(vector.kg);
  expect(loadIndexLb(vector.index)).toBe(vector.lb);
});

test.for(vectors.speedSymbol)('speed symbol $symbol', (vector) => {
  expect(speedSymbolMph(vector.symbol)).toBe(vector.mph);
});

test.for(vectors.serviceDescription)('$size $description', (vector) => {
  const size = parseTireSize(`${vector.size} ${vector.description} ${vector.loadRange}`);
  const loadLb = loadIndexLb(size.marks?.loadIndex ?? 0) ?? 0;
  const dual = size.marks?.dualLoadIndex ?? null;
  expect(size.kind).toBe(vector.kind.replace(' ', '-'));
  expect(loadLb).toBe(vector.singleLb);
  expect(dual === null ? null : loadIndexLb(dual)).toBe(vector.dualLb);
  expect(speedSymbolMph(size.marks?.speed ?? '')).toBe(vector.speedMph);
  expect(truckTireLoadLb({ loadLb, passenger: isPassengerTire(size) })).toBe(vector.truckAxleLb);
});

test.for(vectors.speedometer)('speedometer $stock to $fitted', (vector) => {
  const change = changeOf(vector);
  expect(trueSpeedMph(change, vector.indicatedMph)).toBeCloseTo(vector.trueMph, 3);
  expect(speedometerErrorPercent(change)).toBeCloseTo(vector.errorPct, 2);
  expect(indicatedSpeedMph(change, vector.indicatedMph)).toBeCloseTo(vector.indicateForTrueMph, 3);
});

test.for(vectors.gears)('gears $axle, $stock to $fitted', (vector) => {
  const change = changeOf(vector);
  const ratios = vectors.axleRatios.find(({ family }) => family === vector.family)?.ratios ?? [];
  const wished = restoringRatio(change, vector.axle);
  expect(effectiveRatio(change, vector.axle)).toBeCloseTo(vector.effective, 3);
  expect(wished).toBeCloseTo(vector.restoring, 3);
  expect(nearestRatio(ratios, wished)).toBe(vector.nearest);
  expect(towingRatio(ratios, wished)).toBe(vector.towing);
  expect(gearDropPercent(change)).toBeCloseTo(vector.dropPct, 2);
});

test.for(vectors.backspacing)('backspacing of $widthIn in, $offsetMm mm', (vector) => {
  expect(backspacingIn(vector)).toBeCloseTo(vector.backspacingIn, 3);
});

test.for(vectors.offsetFromBackspacing)('offset of $backspacingIn in backspacing', (vector) => {
  expect(offsetFromBackspacingMm(vector.widthIn, vector.backspacingIn)).toBeCloseTo(
    vector.offsetMm,
    2,
  );
});

test.for(vectors.poke)('poke $oldWidthIn/$oldOffsetMm to $newWidthIn/$newOffsetMm', (vector) => {
  const stock = { widthIn: vector.oldWidthIn, offsetMm: vector.oldOffsetMm };
  const fitted = { widthIn: vector.newWidthIn, offsetMm: vector.newOffsetMm };
  expect(pokeMm(stock, fitted)).toBeCloseTo(vector.outerPokeMm, 2);
  expect(innerClearanceChangeMm(stock, fitted)).toBeCloseTo(-vector.innerInsetMm, 2);
});

test.for(vectors.track)('track $oldOffsetMm to $newOffsetMm, spacer $spacerMm', (vector) => {
  const change = trackChangeMm(vector.oldOffsetMm, vector.newOffsetMm - vector.spacerMm);
  expect(change).toBeCloseTo(vector.trackChangeMm, 1);
  expect(change / 25.4).toBeCloseTo(vector.trackChangeIn, 3);
});

test.for(vectors.rideHeight)('ride height $stock to $fitted', (vector) => {
  const change = changeOf(vector);
  const lift = {
    frontIn: vector.frontLiftIn,
    rearIn: vector.rearLiftIn,
    bodyIn: vector.bodyLiftIn,
  };
  const gain = bodyGainIn({ ...change, lift });
  expect(axleGainIn(change.stockDiameterIn, change.fittedDiameterIn)).toBeCloseTo(
    vector.axleGainIn,
    3,
  );
  expect(gain.front).toBeCloseTo(vector.frontBodyGainIn, 3);
  expect(gain.rear).toBeCloseTo(vector.rearBodyGainIn, 3);
  expect(gain.mean).toBeCloseTo(vector.meanBodyGainIn, 3);
});

test.for(vectors.rake)('rake $stockRakeIn, lift $frontLiftIn/$rearLiftIn', (vector) => {
  const lift = { frontIn: vector.frontLiftIn, rearIn: vector.rearLiftIn, bodyIn: 0 };
  const rake = rakeAfterLift({ ...vector, lift });
  expect(rake.rakeIn).toBeCloseTo(vector.rakeIn, 2);
  expect(rake.angleDeg).toBeCloseTo(vector.angleDeg, 3);
});

test.for(vectors.angles)('$case', (vector) => {
  const point = { ...vector, heightIn: vector.pointHeightIn };
  expect(vector.multiplier * rampAngleDeg(point)).toBeCloseTo(vector.angleDeg, 2);
});

test.for(vectors.rpm)('rpm at $mph mph, $axle axle', (vector) => {
  expect(engineRpm({ ...vector, axleRatio: vector.axle })).toBeCloseTo(vector.rpm, 1);
});

test.for(vectors.load)('load of $tire', (vector) => {
  const tire = { loadLb: vector.tireLb, passenger: vector.kind !== 'LT' };
  const axle = axleLoad({ tire, wheelLb: vector.wheelLb, gawrLb: vector.gawrLb });
  expect(axle.tireAxleLb).toBeCloseTo(vector.tireAxleLb, 1);
  expect(axle.wheelAxleLb).toBe(vector.wheelAxleLb);
  expect(axle.passes).toBe(vector.pass);
  expect(axle.governs).toBe(vector.governs);
  expect(axle.marginPercent).toBeCloseTo(vector.marginPct, 1);
});

const CENTERING_TEXT = {
  'does-not-fit': 'does not fit',
  'hub-centric': 'hub-centric',
  'clearance-fit': 'hub-centric (clearance fit)',
  'lug-centric': 'lug-centric, ring optional',
};

test.for(vectors.bore)('hub $hubMm, bore $wheelMm', (vector) => {
  const centered = centerOnHub(vector.hubMm, vector.wheelMm);
  expect(centered.gapMm).toBe(vector.gapMm);
  expect(CENTERING_TEXT[centered.centering]).toBe(vector.result);
});

test.for(vectors.boltPattern)('$vehicle with $wheel', (vector) => {
  const need = parseBoltPattern(vector.vehicle);
  const have = vector.wheel.map(parseBoltPattern);
  expect(have.some((one) => need && one && isSamePattern(need, one))).toBe(vector.fits);
});

test.for(vectors.pcdFromChord)('$lugs lugs, chord $chordIn', (vector) => {
  expect(circleFromChordMm(vector.lugs, vector.chordIn)).toBeCloseTo(vector.pcdMm, 1);
});

test.for(vectors.rimCheck)('$size on $wheelWidthIn in', (vector) => {
  const row = vectors.rimWidths.find(({ size }) => size === vector.size);
  const range = { minIn: row?.rimMinIn ?? 0, maxIn: row?.rimMaxIn ?? 0 };
  expect(compareRimWidth(range, vector.wheelWidthIn).result).toBe(vector.result);
});

test.for(vectors.rimWidths)('published diameter of $size is near its arithmetic', (vector) => {
  const nominal = tireDiameterIn(vector.size);
  expect(Math.abs(nominal - vector.publishedDiameterIn)).toBeLessThanOrEqual(0.5);
});

test('indexes and symbols outside the tables are not guessed', () => {
  expect(loadIndexKg(75)).toBe(387);
  expect([loadIndexKg(60), loadIndexLb(140), speedSymbolMph('Z')]).toEqual([null, null, null]);
  expect([loadIndexFor(1), loadIndexFor(2535), loadIndexFor(9999)]).toEqual([90, 113, 132]);
});

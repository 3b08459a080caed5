import { expect, test } from 'vitest';
import { kitOf, tireOf, vehicleOf, vehicles } from '#tests/factories/demo-records.ts';
import { factoryWheel } from './build.ts';
import { buildNumbers } from './build-numbers.ts';
import { checkFactoryWheel, checkKitTire, checkLift, checkStack } from './check-lift.ts';
import { platformOf } from './platforms.ts';
import { assessFitment } from './rules.ts';

function verdictOf(kit: string, vehicle: string) {
  return checkLift(vehicleOf(vehicle), kitOf(kit))[0]?.verdict;
}

test('every vehicle on record has its place in the trade’s classes', () => {
  for (const vehicle of vehicles) expect(platformOf(vehicle), vehicle.id).not.toBeNull();
});

test.for([
  ['cairnwell-levelset-2x0', 'ford-f150-2021', 'fits'],
  ['cairnwell-levelset-2x0', 'jeep-wrangler-jl-4dr-2018', 'fits'],
  ['cairnwell-levelset-2x0', 'chevrolet-silverado-2500hd-2020', 'does-not-fit'],
  ['cairnwell-levelset-2x0', 'jeep-grand-cherokee-wk2-2011', 'does-not-fit'],
  ['hollowridge-treadup-3x2', 'toyota-tacoma-2016', 'fits'],
  ['hollowridge-treadup-3x2', 'chevrolet-tahoe-2021', 'does-not-fit'],
  ['hollowridge-treadup-3x2', 'chevrolet-silverado-1500-1999', 'does-not-fit'],
  ['hollowridge-treadup-3x2', 'dodge-ram-1500-2002', 'unknown'],
  ['bramblecut-fenline-6x5', 'ford-f150-2015', 'fits'],
  ['bramblecut-fenline-6x5', 'toyota-tacoma-2016', 'does-not-fit'],
  ['bramblecut-fenline-6x5', 'ford-superduty-2017', 'does-not-fit'],
  ['bramblecut-fenline-6x5', 'ford-f150-raptor-2021', 'does-not-fit'],
  ['dunmark-stratagem-2x1', 'ford-ranger-2019', 'fits'],
  ['dunmark-stratagem-2x1', 'dodge-ram-1500-2002', 'unknown'],
  ['dunmark-stratagem-2x1', 'chevrolet-silverado-2500hd-2011', 'does-not-fit'],
  ['dunmark-stratagem-2x1', 'chevrolet-silverado-2500hd-2020', 'does-not-fit'],
  ['dunmark-stratagem-2x1', 'gmc-sierra-2500hd-2011', 'does-not-fit'],
  ['dunmark-stratagem-2x1', 'gmc-sierra-2500hd-2020', 'does-not-fit'],
  ['bramblecut-fenline-6x5', 'chevrolet-silverado-2500hd-2020', 'fits'],
  ['farrowpeak-longarm-3.5x3.5', 'jeep-gladiator-2020', 'fits'],
  ['farrowpeak-longarm-3.5x3.5', 'ford-superduty-2017', 'does-not-fit'],
  ['farrowpeak-longarm-3.5x3.5', 'ford-f150-2015', 'does-not-fit'],
  ['stonewell-hd-radius-4x3', 'ram-2500-2019', 'fits'],
  ['stonewell-hd-radius-4x3', 'ram-1500-2019', 'does-not-fit'],
  ['pinyon-axis-overland-2.5x2', 'lexus-gx460-2010', 'fits'],
  ['pinyon-axis-overland-2.5x2', 'nissan-xterra-2005', 'does-not-fit'],
  ['tollgate-bodyrise-3x3', 'ford-bronco-4dr-2021', 'fits'],
  ['tollgate-bodyrise-3x3', 'jeep-cherokee-xj-1984', 'does-not-fit'],
  // Leaf springs in front: nothing for coils, though the model's later trucks take it.
  ['stonewell-hd-radius-4x3', 'ford-superduty-1999', 'does-not-fit'],
  ['cairnwell-levelset-2x0', 'ford-superduty-1999', 'does-not-fit'],
  ['farrowpeak-longarm-3.5x3.5', 'jeep-wrangler-yj-1987', 'does-not-fit'],
  ['tollgate-bodyrise-3x3', 'jeep-wrangler-yj-1987', 'fits'],
  ['farrowpeak-longarm-3.5x3.5', 'jeep-wrangler-tj-1997', 'fits'],
  // Struts and unibody: only a kit that names the vehicle.
  ['cairnwell-levelset-2x0', 'subaru-forester-2019', 'unknown'],
  ['dunmark-stratagem-2x1', 'subaru-forester-2019', 'does-not-fit'],
  ['bramblecut-fenline-4x3', 'honda-ridgeline-2017', 'does-not-fit'],
  ['tollgate-bodyrise-3x3', 'ford-maverick-2022', 'does-not-fit'],
  // Air springs.
  ['cairnwell-levelset-2x0', 'rivian-r1t-2022', 'does-not-fit'],
  ['dunmark-stratagem-2x1', 'lexus-lx570-2008', 'does-not-fit'],
  // The name of a truck whose later generation takes it.
  ['cairnwell-levelset-2x0', 'ford-f150-1997', 'does-not-fit'],
  ['cairnwell-levelset-2x0', 'chevrolet-tahoe-2000', 'does-not-fit'],
  ['dunmark-stratagem-2x1', 'jeep-grand-cherokee-wl-2022', 'unknown'],
  ['pinyon-axis-overland-2.5x2', 'toyota-4runner-2003', 'unknown'],
  ['pinyon-axis-overland-2.5x2', 'toyota-tundra-2000', 'unknown'],
] as const)('%s on %s: %s', ([kit, vehicle, verdict]) => {
  expect(verdictOf(kit, vehicle)).toBe(verdict);
});

test.for([
  ['hollowridge-treadup-3x2', 'chevrolet-tahoe-2021', 'lift.rearAxle'],
  ['dunmark-stratagem-2x1', 'gmc-sierra-2500hd-2020', 'lift.torsionBar'],
  ['dunmark-stratagem-2x1', 'dodge-ram-1500-2002', 'lift.spring'],
  ['hollowridge-treadup-3x2', 'gmc-sierra-2500hd-2020', 'lift.notFor'],
  ['farrowpeak-longarm-3.5x3.5', 'ford-superduty-2017', 'lift.notFor'],
  ['tollgate-bodyrise-3x3', 'ford-f150-raptor-2021', 'lift.notFor'],
  ['stonewell-hd-radius-4x3', 'ford-superduty-1999', 'lift.leaf'],
  ['cairnwell-levelset-2x0', 'ford-f150-1997', 'lift.torsionBar'],
  ['cairnwell-levelset-2x0', 'lexus-lx570-2008', 'lift.airSprings'],
] as const)('%s on %s says why: %s', ([kit, vehicle, code]) => {
  expect(checkLift(vehicleOf(vehicle), kitOf(kit))[0]?.code).toBe(code);
});

test('what a truck rides on is a field: its notes are not read for it', () => {
  const coilovers = kitOf('dunmark-stratagem-2x1');
  const noted = { ...vehicleOf('ford-f150-2021'), notes: 'torsion bars, air ride' };
  expect(checkLift(noted, coilovers).map((one) => one.code)).toEqual(['lift.ok']);
  const unsaid = { ...noted, suspension: { ...noted.suspension, frontSpring: null } };
  expect(checkLift(unsaid, coilovers)[0]).toMatchObject({ code: 'lift.spring', fix: {} });
  const spacer = kitOf('cairnwell-levelset-2x0');
  expect(checkLift(unsaid, spacer)[0]).toMatchObject({ code: 'lift.frontSpring', fix: {} });
  const onStruts = { ...noted, suspension: { ...noted.suspension, frontSpring: 'strut' as const } };
  expect(checkLift(onStruts, coilovers)[0]?.code).toBe('lift.strut');
});

test('a kit list or a model that the tables do not know is unknown', () => {
  const f150 = vehicleOf('ford-f150-2021');
  const kit = kitOf('cairnwell-levelset-2x0');
  expect(checkLift(f150, { ...kit, for: 'most trucks' })[0]?.verdict).toBe('unknown');
  expect(checkLift({ ...f150, model: 'F-1000' }, kit)[0]?.code).toBe('lift.unknown');
});

test('a solid axle is advised a track bar below 4 in and needs one from there', () => {
  const superDuty = vehicleOf('ford-superduty-2017');
  const kit = { ...kitOf('cairnwell-levelset-2.5x0') };
  expect(checkLift(superDuty, kit)[1]).toMatchObject({ code: 'lift.trackBar', decides: false });
  expect(checkLift(superDuty, { ...kit, frontIn: 4 })[1]).toMatchObject({
    code: 'lift.trackBarRequired',
    verdict: 'fits-with-work',
    decides: true,
  });
  expect(checkLift(superDuty, kitOf('stonewell-hd-radius-6x5'))).toHaveLength(1);
});

test('trucks that may have air suspension get a note', () => {
  const codes = checkLift(vehicleOf('ram-1500-2009'), kitOf('cairnwell-levelset-2x0'));
  expect(codes.map((one) => one.code)).toEqual(['lift.ok', 'lift.air']);
});

test('a bracket kit’s knuckle refuses factory wheels, a leveling kit does not', () => {
  const vehicle = vehicleOf('ford-f150-2015');
  const wheel = factoryWheel(vehicle);
  const bracket = kitOf('bramblecut-fenline-6x5');
  expect(checkFactoryWheel(vehicle, { lift: bracket, wheel })?.verdict).toBe('does-not-fit');
  expect(checkFactoryWheel(vehicle, { lift: kitOf('cairnwell-levelset-2x0'), wheel })).toBeNull();
});

test('a tire larger than the kit’s maker allows is refused, a kit that names none refuses none', () => {
  const kit = kitOf('bramblecut-fenline-6x5');
  const tire = tireOf('granfell-saltmarch-at-37x1250r17lt');
  const allowing = (maxTireIn: number | null) => ({ ...kit, details: { maxTireIn } });
  expect(checkKitTire(allowing(35), tire)).toMatchObject({
    code: 'lift.maxTire',
    verdict: 'does-not-fit',
    limit: 35,
    margin: -1.8,
  });
  expect(checkKitTire(allowing(36.8), tire)).toBeNull();
  expect(checkKitTire(allowing(null), tire)).toBeNull();
  expect(checkKitTire({ ...kit, details: undefined }, tire)).toBeNull();
  const vehicle = vehicleOf('ram-1500-2019');
  const judged = assessFitment({ vehicle, lift: allowing(35), wheel: null, tire });
  expect(judged.verdict).toBe('does-not-fit');
});

test('a list of any frame leaves long travel to its maker; one without long travel refuses it', () => {
  const raptor = vehicleOf('ford-f150-raptor-2021');
  const body = kitOf('tollgate-bodyrise-3x3');
  const forAny = { ...body, for: 'body-on-frame trucks and SUVs' };
  expect([body, forAny].map((kit) => checkLift(raptor, kit)[0]?.code)).toEqual([
    'lift.notFor',
    'lift.unknown',
  ]);
  expect(checkLift(vehicleOf('ford-f150-2021'), forAny)[0]?.code).toBe('lift.ok');
});

const leveling = kitOf('cairnwell-levelset-2x0');
const strutLift = kitOf('hollowridge-treadup-3x2');
const bodyLift = kitOf('tollgate-bodyrise-3x3');

test('a spacer is not stacked on a lift strut, nor one body lift on another', () => {
  expect(checkStack(strutLift, leveling)).toMatchObject({
    code: 'lift.stack',
    verdict: 'does-not-fit',
  });
  expect(checkStack(bodyLift, bodyLift)?.code).toBe('lift.stack');
});

test('a body lift of up to 3 in goes on top of a suspension lift', () => {
  expect(checkStack(strutLift, bodyLift)).toBeNull();
  expect(checkStack({ ...bodyLift, frontIn: 4 }, strutLift)).toMatchObject({
    code: 'lift.bodyMax',
    verdict: 'does-not-fit',
    margin: -1,
  });
});

test('two lifts count together for the tire, and both must be made for the truck', () => {
  const vehicle = vehicleOf('ford-f150-2015');
  const tire = tireOf('granfell-saltmarch-at-35x1250r18lt');
  const both = { vehicle, lift: leveling, secondLift: bodyLift, wheel: null, tire };
  expect(assessFitment(both).verdict).toBe('fits');
  expect(assessFitment({ ...both, lift: null }).verdict).toBe('fits-with-work');
  expect(buildNumbers({ ...both, tire: null }).height.delta).toBe(4);
  const strange = { ...both, secondLift: kitOf('stonewell-hd-radius-2.5x0') };
  const codes = assessFitment(strange).reasons.map((one) => one.code);
  expect(codes.slice(0, 2)).toEqual(['lift.notFor', 'lift.stack']);
});

test('a tall kit of any kind on independent suspension refuses factory wheels', () => {
  const vehicle = vehicleOf('ford-f150-2015');
  const wheel = factoryWheel(vehicle);
  const tall = { ...strutLift, frontIn: 4 };
  expect(checkFactoryWheel(vehicle, { lift: tall, wheel })?.code).toBe('lift.factoryWheel');
  expect(checkFactoryWheel(vehicle, { lift: { ...bodyLift, frontIn: 4 }, wheel })).toBeNull();
  const solid = vehicleOf('ford-superduty-2017');
  expect(checkFactoryWheel(solid, { lift: tall, wheel: factoryWheel(solid) })).toBeNull();
});

import type { VehicleChoice } from '#src/domain/catalog/index.ts';
import type { DecodedVehicle } from './decode-vin.ts';
import {
  type Answer,
  all,
  hasDoors,
  hasDualRearWheels,
  isElectric,
  isNamed,
  isRamClassic,
  isRamTrim,
  isRaptor,
  isTon,
  namesOf,
  not,
} from './decoded-facts.ts';

/** Which of vPIC's vehicles a record of ours covers, if its name alone does not say. */
type RecordRule = {
  make: string;
  /** The record's model. */
  model: RegExp;
  /** vPIC's models. */
  decoded: readonly string[];
  /** vPIC's models that have a record of their own at some shops, and belong here at the others. */
  standsInFor?: (vehicle: DecodedVehicle) => boolean;
  /** vPIC names these Rams of 2009 and 2010 Dodge. */
  alsoDodge?: (vehicle: DecodedVehicle) => Answer;
  is?: (vehicle: DecodedVehicle) => Answer;
};

const isXl = isNamed(/\bxl\b/);
const isSingleWheel = not(hasDualRearWheels);
const isTrx = isRamTrim(/\btrx\b/);
const isRho = isRamTrim(/\brho\b/);

const FORD: readonly Omit<RecordRule, 'make'>[] = [
  { model: /^F-150$/, decoded: ['F-150'], is: all(not(isRaptor), not(isElectric)) },
  { model: /^F-150 Raptor/, decoded: ['F-150'], is: isRaptor },
  { model: /^F-150 Lightning/, decoded: ['F-150'], is: isElectric },
  { model: /^F-250 \/ F-350/, decoded: ['F-250', 'F-350'] },
  { model: /^Ranger$/, decoded: ['Ranger'], is: not(isNamed(/raptor/)) },
  {
    model: /^Bronco 4-door/,
    decoded: ['Bronco'],
    is: all(hasDoors(4, 5), not(isNamed(/raptor/))),
  },
  { model: /^Bronco 2-door/, decoded: ['Bronco'], is: hasDoors(2, 3) },
  { model: /^Expedition$/, decoded: ['Expedition'] },
];

const CHEVROLET: readonly Omit<RecordRule, 'make'>[] = [
  {
    model: /^Silverado 1500$/,
    decoded: ['Silverado', '1500'],
    standsInFor: ({ model }) => model === 'Silverado LTD',
    is: isTon('1500'),
  },
  { model: /^Silverado 1500 Limited/, decoded: ['Silverado LTD'], is: isTon('1500') },
  { model: /^Silverado 1500 LD/, decoded: ['Silverado LD'] },
  {
    model: /^Silverado 2500HD/,
    decoded: ['Silverado', 'Silverado HD', '2500'],
    is: isTon('2500'),
  },
  {
    model: /^Silverado 3500HD \(single/,
    decoded: ['Silverado', 'Silverado HD', '3500'],
    is: all(isTon('3500'), isSingleWheel),
  },
  { model: /^Suburban$/, decoded: ['Suburban'], is: isTon('1500') },
];

const GMC: readonly Omit<RecordRule, 'make'>[] = [
  {
    model: /^Sierra 1500$/,
    decoded: ['Sierra'],
    // In 2019 the Limited was the truck of the generation before.
    standsInFor: ({ model, year }) => model === 'Sierra Limited' && year >= 2020,
    is: isTon('1500'),
  },
  { model: /^Sierra 1500 Limited/, decoded: ['Sierra Limited'], is: isTon('1500') },
  { model: /^Sierra 2500HD/, decoded: ['Sierra', 'Sierra HD'], is: isTon('2500') },
  {
    model: /^Sierra 3500HD \(single/,
    decoded: ['Sierra', 'Sierra HD'],
    is: all(isTon('3500'), isSingleWheel),
  },
  { model: /^Yukon$/, decoded: ['Yukon'], is: not(isXl) },
  {
    model: /^Yukon XL/,
    decoded: ['Yukon', 'Yukon XL'],
    is: (vehicle) =>
      vehicle.model === 'Yukon XL' ? isTon('1500')(vehicle) : all(isXl, isTon('1500'))(vehicle),
  },
];

const DODGE: readonly Omit<RecordRule, 'make'>[] = [
  { model: /^Ram 1500/, decoded: ['Ram'], is: isTon('1500') },
  { model: /^Ram 2500/, decoded: ['Ram'], is: isTon('2500') },
  { model: /^Ram 3500 \(single/, decoded: ['Ram'], is: all(isTon('3500'), isSingleWheel) },
];

const RAM: readonly Omit<RecordRule, 'make'>[] = [
  { model: /^1500 \(DS/, decoded: ['1500'], alsoDodge: isTon('1500'), is: isRamClassic },
  { model: /^1500 Classic/, decoded: ['1500'], is: isRamClassic },
  {
    model: /^1500$/,
    decoded: ['1500'],
    is: all(not(isRamClassic), not(isTrx), not(isRho)),
  },
  { model: /^1500 TRX/, decoded: ['1500'], is: all(not(isRamClassic), isTrx) },
  { model: /^1500 RHO/, decoded: ['1500'], is: all(not(isRamClassic), isRho) },
  { model: /^2500/, decoded: ['2500'], alsoDodge: isTon('2500') },
  {
    model: /^3500 \(single/,
    decoded: ['3500'],
    alsoDodge: all(isTon('3500'), isSingleWheel),
    is: isSingleWheel,
  },
];

const WRANGLERS = ['Wrangler', 'Wrangler JK'];

const OTHERS: readonly RecordRule[] = [
  { make: 'Jeep', model: /^Wrangler \(2-door/, decoded: WRANGLERS, is: hasDoors(2, 3) },
  { make: 'Jeep', model: /^Wrangler Unlimited/, decoded: WRANGLERS, is: hasDoors(4, 5) },
  { make: 'Jeep', model: /^Wrangler YJ/, decoded: ['Wrangler'], is: hasDoors(2, 3) },
  { make: 'Jeep', model: /^Grand Cherokee$/, decoded: ['Grand Cherokee'] },
  { make: 'Lexus', model: /^(?:GX|LX) \d{3}/, decoded: ['GX', 'LX'] },
  // The XD is not named, but is a class heavier.
  { make: 'Nissan', model: /^Titan$/, decoded: ['Titan'], is: isTon('1500') },
  { make: 'Nissan', model: /^Titan XD/, decoded: ['Titan'], is: not(isTon('1500')) },
  { make: 'Land Rover', model: /^Defender 110/, decoded: ['Defender'], is: isNamed(/\b110\b/) },
];

const ruled = (make: string, rules: readonly Omit<RecordRule, 'make'>[]): RecordRule[] =>
  rules.map((rule) => ({ make, ...rule }));

const RULES: readonly RecordRule[] = [
  ...ruled('Ford', FORD),
  ...ruled('Chevrolet', CHEVROLET),
  ...ruled('GMC', GMC),
  ...ruled('Dodge', DODGE),
  ...ruled('Ram', RAM),
  ...OTHERS,
];

/** How sure it is that a decoded vehicle is the one of a record, and whether the record only stands in for another. */
export type Belonging = { isCertain: boolean; isStandIn: boolean };

/**
 * Whether a record covers a decoded vehicle; null if not. The record's years and make must agree. A record without a
 * rule covers the vehicle of its name: a shop may have added it.
 */
export function belongsTo(choice: VehicleChoice, vehicle: DecodedVehicle): Belonging | null {
  if (vehicle.year < choice.yearFrom || vehicle.year > choice.yearTo) return null;
  if (!isPlatform(choice, vehicle)) return null;
  const rule = RULES.find(({ make, model }) => make === choice.make && model.test(choice.model));
  if (rule) return answerOf(rule, choice, vehicle);
  const isSame = sameName(choice.make, vehicle.make) && sameName(choice.model, vehicle.model);
  return isSame ? { isCertain: true, isStandIn: false } : null;
}

function answerOf(
  rule: RecordRule,
  choice: VehicleChoice,
  vehicle: DecodedVehicle,
): Belonging | null {
  const isStandIn = rule.standsInFor?.(vehicle) ?? false;
  const isDodge = vehicle.make === 'Dodge' && rule.alsoDodge !== undefined;
  const isModel = isDodge ? vehicle.model === 'Ram' : rule.decoded.includes(vehicle.model);
  if (!isDodge && !sameName(choice.make, vehicle.make)) return null;
  if (!isModel && !isStandIn) return null;
  if (!isNumber(choice, vehicle)) return null;
  const is = isDodge ? rule.alsoDodge : rule.is;
  const answer = is ? is(vehicle) : true;
  return answer === false ? null : { isCertain: answer === true, isStandIn };
}

/** Two Wranglers were sold in 2018; vPIC calls the older one "Wrangler JK" in all years. */
function isPlatform({ model, generation }: VehicleChoice, vehicle: DecodedVehicle): boolean {
  if (!/^Wrangler/.test(model) || !WRANGLERS.includes(vehicle.model)) return true;
  if (vehicle.year !== 2018) return true;
  return vehicle.model === 'Wrangler JK' ? /^JK/.test(generation) : /^JL/.test(generation);
}

/** A Lexus is named by a number, which trim or series say; without one, the years decide. */
function isNumber({ make, model }: VehicleChoice, vehicle: DecodedVehicle): boolean {
  if (make !== 'Lexus') return true;
  const [letters = '', number = ''] = model.split(' ');
  if (letters !== vehicle.model) return false;
  const named: string[] = namesOf(vehicle).match(/\b\d{3}/g) ?? [];
  return named.length === 0 || named.includes(number);
}

/** "RIVIAN" is "Rivian"; what a record has in brackets is a remark. */
function sameName(one: string, other: string): boolean {
  const plain = (name: string) =>
    name
      .replace(/ \(.*$/, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '');
  return plain(one) === plain(other);
}

import { trimPlaceNames } from '#src/domain/catalog/index.ts';
import {
  choice,
  flag,
  number,
  optional,
  plain,
  set,
  size,
  text,
  type VehicleField,
} from './vehicle-field.ts';
import { confidences, drives, frontSprings } from './vehicle-words.ts';

/** Facts that are lists of rows. */
export const tableNames = [
  ...(['liftTire', 'trims', 'factoryTires', 'options', 'byYears', 'kitAnswers'] as const),
] as const;
export type TableName = (typeof tableNames)[number];

const years = [number('years.0', 'year'), number('years.1', 'year')];

/** The fields of one row, with their place in it. In a form a row has a number: `liftTire-0-maxTireIn`. */
export const tableFields: Readonly<Record<TableName, readonly VehicleField[]>> = {
  liftTire: [
    number('liftIn', 'in'),
    number('maxTireIn', 'in'),
    choice('trimming', ['none', 'minor']),
    number('cleanIn', 'in'),
    number('cutIn', 'in'),
    number('offsetRangeMm.0', 'mm'),
    number('offsetRangeMm.1', 'mm'),
    optional('confidence', confidences),
    text('notes'),
    set('trimAt', trimPlaceNames),
    set('cutAt', trimPlaceNames),
  ],
  trims: [
    plain('id', 'id'),
    text('name'),
    ...years,
    optional('drive', drives),
    choice('rows', ['record', 'own', 'none']),
    plain('limits', 'limits'),
    text('why'),
    choice('confidence', confidences),
    flag('isRepresentative'),
    number('factoryLiftIn', 'in', 0),
    number('heightFrontIn', 'in', 0),
    number('heightRearIn', 'in', 0),
    plain('tires', 'sizes'),
    number('wheel.diameterIn', 'in'),
    number('wheel.widthIn', 'in'),
    number('wheel.offsetMm', 'mm'),
    number('gawrRearRangeLb.0', 'lb'),
    number('gawrRearRangeLb.1', 'lb'),
    optional('air', ['all', 'some']),
    flag('isLongTravel'),
  ],
  factoryTires: [
    size('size'),
    number('loadIndex', 'none'),
    text('loadRange', null),
    number('rimMinIn', 'in'),
    number('rimMaxIn', 'in'),
    text('fittedTo'),
    choice('confidence', confidences),
  ],
  options: [
    plain('id', 'id'),
    text('name'),
    choice('kind', ['hydraulic-bars', 'electronic-dampers', 'rear-air', 'air']),
    plain('trims', 'trim-names'),
    ...years,
    flag('isStandard'),
    choice('confidence', confidences),
  ],
  byYears: [
    ...years,
    optional('drive', ['2WD', '4WD']),
    optional('frontSpring', frontSprings),
    number('wheelOverBrakes.refusedBelowIn', 'in'),
    number('wheelOverBrakes.clearsFromIn', 'in'),
  ],
  kitAnswers: [
    text('list'),
    choice('answer', ['no', 'ask']),
    text('why'),
    choice('confidence', confidences),
  ],
};

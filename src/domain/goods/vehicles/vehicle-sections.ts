import type { Vehicle } from '#src/domain/catalog/index.ts';
import {
  choice,
  flag,
  long,
  number,
  optional,
  plain,
  size,
  text,
  type VehicleField,
} from './vehicle-field.ts';
import type { TableName } from './vehicle-tables.ts';
import { confidences, frontSprings } from './vehicle-words.ts';

export type FactName = Exclude<keyof Vehicle, 'id' | 'slug' | 'provenance' | TableName>;

/** One fact of the record with its fields. Facts without a source of their own are the shop's to name. */
export type VehicleFact = { name: FactName; fields: readonly VehicleField[]; hasSource: boolean };

export type SectionName =
  | 'identity'
  | 'size'
  | 'wheels'
  | 'tires'
  | 'room'
  | 'axles'
  | 'brakes'
  | 'suspension'
  | 'trims'
  | 'record';

export type VehicleSection = {
  name: SectionName;
  facts: readonly VehicleFact[];
  tables: readonly TableName[];
};

const named = (name: FactName, ...fields: VehicleField[]): VehicleFact => ({
  name,
  fields,
  hasSource: false,
});
const fact = (name: FactName, ...fields: VehicleField[]): VehicleFact => ({
  name,
  fields,
  hasSource: true,
});
const inches = (name: FactName) => fact(name, number(name, 'in'));

const identity = [
  named('make', text('make')),
  named('model', text('model')),
  named('generation', text('generation')),
  named('years', number('years.0', 'year'), number('years.1', 'year')),
  named(
    'bodyStyle',
    choice('bodyStyle', ['crew-cab-pickup', 'extended-cab-pickup', 'suv-2door', 'suv-4door']),
  ),
  named('representativeConfig', text('representativeConfig')),
];

const dimensions = [
  inches('wheelbaseIn'),
  inches('lengthIn'),
  inches('heightIn'),
  inches('widthIn'),
  inches('frontOverhangIn'),
  inches('rearOverhangIn'),
  named('overhangBasis', text('overhangBasis')),
  named(
    'lengthIncludes',
    choice('lengthIncludes', ['body', 'rear bumper', 'tailgate-mounted spare']),
  ),
  inches('spareProtrusionIn'),
  inches('groundClearanceIn'),
  fact(
    'publishedAngles',
    number('publishedAngles.approachDeg', 'deg'),
    number('publishedAngles.breakoverDeg', 'deg'),
    number('publishedAngles.departureDeg', 'deg'),
  ),
];

const hubs = [
  fact('boltPattern', plain('boltPattern', 'drilling')),
  fact('hubBoreMm', number('hubBoreMm', 'mm')),
  fact('lugThread', text('lugThread')),
  fact(
    'stockWheel',
    number('stockWheel.diameterIn', 'in'),
    number('stockWheel.widthIn', 'in'),
    number('stockWheel.offsetMm', 'mm'),
  ),
];

const range = (name: 'gawrFrontRangeLb' | 'gawrRearRangeLb') =>
  fact(name, number(`${name}.0`, 'lb'), number(`${name}.1`, 'lb'));

/** Every fact of a record, as a counter groups them. */
export const vehicleSections: readonly VehicleSection[] = [
  { name: 'identity', facts: identity, tables: [] },
  { name: 'size', facts: dimensions, tables: [] },
  { name: 'wheels', facts: hubs, tables: [] },
  {
    name: 'tires',
    facts: [
      fact('stockTire', size('stockTire.size'), number('stockTire.diameterIn', 'in')),
      fact('altStockTires', plain('altStockTires', 'sizes')),
      fact('stockLoadIndex', number('stockLoadIndex', 'none')),
    ],
    tables: ['factoryTires'],
  },
  { name: 'room', facts: [inches('maxTireStockIn')], tables: ['liftTire'] },
  {
    name: 'axles',
    facts: [
      fact('gawrFrontLb', number('gawrFrontLb', 'lb')),
      fact('gawrRearLb', number('gawrRearLb', 'lb')),
      range('gawrFrontRangeLb'),
      range('gawrRearRangeLb'),
      fact('stockAxleRatios', plain('stockAxleRatios', 'numbers')),
    ],
    tables: [],
  },
  {
    name: 'brakes',
    facts: [
      inches('minWheelDiameterIn'),
      fact(
        'wheelOverBrakes',
        number('wheelOverBrakes.refusedBelowIn', 'in'),
        number('wheelOverBrakes.clearsFromIn', 'in'),
      ),
    ],
    tables: [],
  },
  {
    name: 'suspension',
    facts: [
      fact(
        'suspension',
        choice('suspension.front', ['ifs', 'solid-axle']),
        optional('suspension.frontSpring', frontSprings),
        choice('suspension.rear', ['solid-leaf', 'solid-coil', 'independent']),
        flag('suspension.airOption', true),
        text('suspension.notes'),
      ),
    ],
    tables: ['byYears', 'kitAnswers'],
  },
  { name: 'trims', facts: [], tables: ['trims', 'options'] },
  {
    name: 'record',
    facts: [
      named('confidence', choice('confidence', confidences)),
      named('standInBody', text('standInBody', null)),
      named('notes', long('notes')),
      named('unverified', plain('unverified', 'lines')),
    ],
    tables: [],
  },
];

export const vehicleFacts: readonly VehicleFact[] = vehicleSections.flatMap(({ facts }) => facts);

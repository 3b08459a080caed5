import { childrenAt, textAt, type XmlTree } from '../xml/xml-tree.ts';

/** An id of the VCdb, PCdb or another table whose names are sold by subscription: `drive-type`, "5". */
export type NamedId = { kind: string; id: string };

/** What a maker says: this part is for this vehicle. Ids are as sent; `nameApplication` knows some of them. */
export type Application = {
  line: number;
  id: string | null;
  change: 'added' | 'deleted';
  part: string;
  /** `baseVehicle` is one year, make and model; null for equipment, which is no vehicle. */
  vehicle:
    | { baseVehicle: NamedId }
    | { years: readonly [from: number, to: number]; make: NamedId; model: NamedId | null }
    | null;
  /** What narrows the vehicle: submodel, drive, bed, doors, engine. */
  narrowing: NamedId[];
  /** The maker's own words, qualifiers and notes. */
  notes: string[];
  quantity: number;
  partType: NamedId | null;
  position: NamedId | null;
  label: string | null;
  /** The sender knows that the combination is not in the VCdb. */
  isUnchecked: boolean;
};

const IS_OWN = new Set([
  'BaseVehicle',
  'Years',
  'Make',
  'Model',
  'Qual',
  'Note',
  'Qty',
  'PartType',
  'MfrLabel',
  'Position',
  'Part',
  'DisplayOrder',
  'AssetName',
  'AssetItemOrder',
  'AssetItemRef',
]);

/** Reads an `App`; its parts may come in any order. */
export function readApplication(app: XmlTree): Application {
  const { attributes, line, children } = app;
  return {
    line,
    id: attributes.id ?? null,
    change: attributes.action?.toUpperCase() === 'D' ? 'deleted' : 'added',
    part: textAt(app, 'Part') ?? '',
    vehicle: vehicleOf(app),
    narrowing: children
      .filter(({ name }) => !IS_OWN.has(name))
      .flatMap((child) => idOf(child) ?? []),
    notes: [
      ...childrenAt(app, 'Qual', 'text').map(({ text }) => text.trim()),
      ...childrenAt(app, 'Note').map(({ text }) => text.trim()),
    ].filter((text) => text !== ''),
    quantity: Number(textAt(app, 'Qty') ?? 1) || 1,
    partType: idAt(app, 'PartType'),
    position: idAt(app, 'Position'),
    label: textAt(app, 'MfrLabel'),
    isUnchecked: attributes.validate?.toLowerCase() === 'no',
  };
}

function vehicleOf(app: XmlTree): Application['vehicle'] {
  const baseVehicle = idAt(app, 'BaseVehicle');
  if (baseVehicle) return { baseVehicle };
  const [years] = childrenAt(app, 'Years');
  const make = idAt(app, 'Make');
  const [from, to] = [Number(years?.attributes.from), Number(years?.attributes.to)];
  const isSpan = Number.isInteger(from) && Number.isInteger(to) && from <= to;
  return make && isSpan ? { years: [from, to], make, model: idAt(app, 'Model') } : null;
}

function idAt(app: XmlTree, name: string): NamedId | null {
  const [child] = childrenAt(app, name);
  return child ? idOf(child) : null;
}

/** The kind in the words of a legend's file: `DriveType` is "drive-type". */
function idOf({ name, attributes }: XmlTree): NamedId | null {
  const kind = name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return attributes.id ? { kind, id: attributes.id } : null;
}

/** One figure of a set of rates: its path in the record, and its unit. */
export type RateLeaf = { path: string; unit: 'dollars' | 'percent' | 'hours' };

/** A figure, or one with its low and its high. */
export type RateLine = RateLeaf & { isSpan?: boolean };

export const levels = ['low', 'likely', 'high'] as const;

const dollars = (path: string): RateLine => ({ path, unit: 'dollars' });
const percent = (path: string): RateLine => ({ path, unit: 'percent' });
const hours = (job: string): RateLine => ({ path: `hours.${job}`, unit: 'hours', isSpan: true });

/** The form from top to bottom. The keys of its labels end with these paths. */
export const rateSections: readonly {
  name: 'labor' | 'parts' | 'law' | 'hours';
  lines: readonly RateLine[];
}[] = [
  {
    name: 'labor',
    lines: [
      dollars('labourCentsPerHour'),
      dollars('mountBalanceCentsPerTire.to35'),
      dollars('mountBalanceCentsPerTire.from37'),
      dollars('tireDisposalCentsEach'),
      percent('shopSuppliesPercent'),
      dollars('shopSuppliesCapCents'),
    ],
  },
  {
    name: 'parts',
    lines: [
      dollars('tpmsSensorCents'),
      dollars('lugKitCents.fiveSix'),
      dollars('lugKitCents.eight'),
      { path: 'gearSetsCents', unit: 'dollars', isSpan: true },
      { path: 'trackBarCents', unit: 'dollars', isSpan: true },
    ],
  },
  {
    name: 'law',
    lines: [
      percent('salesTaxOnPartsPercent'),
      percent('tireFeePercent'),
      dollars('tireFeeCapCentsEach'),
    ],
  },
  {
    name: 'hours',
    lines: [
      ...['alignmentLifted', 'alignmentSolidAxle', 'alignmentWheels', 'speedometer'].map(hours),
      ...['headlamps', 'camera', 'trim', 'tpms', 'reGear', 'beadlockEach'].map(hours),
    ],
  },
];

/** Name of a figure's field: forms of this site have plain names. */
export function fieldOf(path: string): string {
  return path.replaceAll('.', '-');
}

/** Every field of the form. */
export const rateLeaves: readonly RateLeaf[] = rateSections.flatMap(({ lines }) =>
  lines.flatMap(({ path, unit, isSpan }) =>
    isSpan ? levels.map((level) => ({ path: `${path}.${level}`, unit })) : [{ path, unit }],
  ),
);

/** Arizona's tax and fee: other regions have their own fields. */
export const lawPaths: readonly string[] = rateSections
  .filter(({ name }) => name === 'law')
  .flatMap(({ lines }) => lines.map(({ path }) => path));

import { pack } from '#src/lib/packed.ts';
import type { Example } from '#src/site/stories/blok-props.ts';
import type { StepView } from './step-view.ts';

const labels = [
  { name: 'height' as const, x: 92, y: 40 },
  { name: 'wheelbase' as const, x: 46, y: 90 },
];

const stock: StepView = {
  liftIn: 0,
  verdict: 'fits',
  sentence: '',
  parts: [],
  figures: [
    { name: 'height', figure: { value: '77.2 in', note: 'as built' } },
    { name: 'clearance', figure: { value: '9.4 in', note: 'as built' } },
    { name: 'tireSize', figure: { value: '32.1 in', note: 'as built' } },
    { name: 'poke', figure: { value: '0 in', note: 'flush, as built' } },
    { name: 'speed', figure: { value: '65 mph', note: 'true' } },
  ],
  totalCents: null,
  heightIn: 77.2,
  riseIn: 0,
  tireDiameterIn: 32.1,
  clearanceIn: 9.4,
  drawing: { vehicle: 'ford-f150-2015' },
  labels,
};

const lifted: StepView = {
  ...stock,
  liftIn: 6,
  verdict: 'fits-with-work',
  sentence: 'It touches at full steering lock or over bumps. Needs trimming: fender liner.',
  totalCents: { low: 806_000, likely: 912_000, high: 1_108_000 },
  heightIn: 85.1,
  riseIn: 7.9,
  drawing: { vehicle: 'ford-f150-2015', lift: 6, liftRear: 5 },
};

export const examples: Example[] = [
  {
    name: 'stock and one kit',
    blok: { component: 'start-build', vehicleId: 'ford-f150-2015' },
    data: {
      vehicle: { id: 'ford-f150-2015', name: 'Ford F-150', wheelbaseIn: 145.4, lengthIn: 231.9 },
      doorIn: 84,
      steps: pack([stock, lifted]),
      frame: { widthIn: 293.9, heightIn: 118, groundIn: 91 },
    },
  },
  {
    name: 'a vehicle that the shop does not have',
    blok: { component: 'start-build', vehicleId: 'none' },
    data: null,
  },
];

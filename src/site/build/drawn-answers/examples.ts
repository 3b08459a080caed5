import { pack } from '#src/lib/packed.ts';
import type { Example } from '#src/site/stories/blok-props.ts';
import type { AnswersView } from './answers-view.ts';

const picture = { drawing: { vehicle: 'ford-f150-2015' }, size: { width: 52, height: 49.8 } };

const answers: AnswersView = {
  example: 'Drawn and priced: Ford F-150, 4 in of lift, LT285/75R18, 18x9.',
  verdict: [
    {
      verdict: 'fits',
      name: 'Tire clearance',
      note: 'to spare, up to 35 in clears',
      figure: '0.2 in',
    },
    {
      verdict: 'fits-with-work',
      name: 'Speedometer',
      note: 'off at 65, we calibrate it',
      figure: '5.5 mph',
    },
    { verdict: 'unknown', name: 'Spare', note: 'may not fit, we measure', figure: 'check' },
  ],
  section: {
    ...picture,
    alt: 'The front wheel cut through its axle.',
    labels: [{ x: 36, y: 37, text: 'LT285/75R18', anchor: 'end' }],
  },
  garage: {
    ...picture,
    size: { width: 270.9, height: 107 },
    alt: 'The truck under a 7 ft garage door.',
    door: 'M0 0H270.9V101H258.9V17H0z',
    gap: 'M110 18.9H206M200 8V17M200 41V18.9',
    labels: [{ x: 75, y: 32, text: '1.9 in', minor: 'to spare', inline: true }],
  },
  price: {
    low: '$5,460',
    likely: '$6,228',
    high: '$6,893',
    at: 54,
    rows: [
      { name: 'Parts', amount: '$3,900' },
      { name: 'Labor, 8 to 11 h', amount: '$1,900' },
    ],
  },
};

const item = (drawing: string, title: string) => ({
  component: 'drawn-answer',
  drawing,
  title,
  text: 'With the measurement, the limit and the margin.',
});

const blok = {
  component: 'drawn-answers',
  vehicleId: 'ford-f150-2015',
  items: [
    item('verdict', 'A verdict with its reasons'),
    item('section', 'Poke and clearance, drawn'),
    item('garage', 'The garage door test'),
    item('price', 'The price out the door'),
  ],
};

export const examples: Example[] = [
  { name: 'four drawings', blok, data: pack(answers) },
  { name: 'under a section heading', previous: 'section-heading', blok, data: pack(answers) },
  { name: 'a vehicle that the shop does not have', blok, data: null },
];

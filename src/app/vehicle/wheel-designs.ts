export const WHEEL_DESIGNS = [
  'mesa',
  'arroyo',
  'ocotillo',
  'kiva',
  'adobe',
  'javelina',
  'tinaja',
  'dustdevil',
] as const;
export type WheelDesign = (typeof WHEEL_DESIGNS)[number];

export const WHEEL_FINISHES = [
  'satin-black',
  'gloss-black-milled',
  'bronze',
  'gunmetal',
  'machined',
  'silver',
  'chrome',
  'white',
] as const;
export type WheelFinish = (typeof WHEEL_FINISHES)[number];

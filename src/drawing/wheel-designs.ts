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

/** The drawn design of each wheel line of the catalog; eight lines, eight designs. */
const DESIGN_OF_LINE: Readonly<Record<string, WheelDesign>> = {
  'basaltline-corbel': 'mesa',
  'basaltline-ashlar-bl': 'kiva',
  'vantrel-quoin': 'arroyo',
  'vantrel-mullion': 'tinaja',
  'orrery-gnomon': 'ocotillo',
  'orrery-astrolabe': 'dustdevil',
  'tinstead-daisy': 'adobe',
  'tinstead-fallow': 'javelina',
};

/** The drawn finish for each finish name of the catalog. */
const FINISH_OF_NAME: Readonly<Record<string, WheelFinish>> = {
  'satin black': 'satin-black',
  'gloss black': 'satin-black',
  'matte black / raw ring': 'satin-black',
  'gloss black milled': 'gloss-black-milled',
  bronze: 'bronze',
  'satin bronze': 'bronze',
  gunmetal: 'gunmetal',
  'matte graphite': 'gunmetal',
  'brushed tint': 'machined',
  machined: 'machined',
  polished: 'chrome',
  chrome: 'chrome',
  silver: 'silver',
  white: 'white',
};

/** Design for a catalog line; a line added later is drawn as the plain six-spoke. */
export function designOf(lineId: string): WheelDesign {
  return DESIGN_OF_LINE[lineId] ?? 'mesa';
}

/** Finish for a catalog finish name, in any case. */
export function finishOf(name: string): WheelFinish {
  return FINISH_OF_NAME[name.trim().toLowerCase()] ?? 'satin-black';
}

import type { Camera, PlaceName, TimeName } from '../scenes/index.ts';

/** The hours that the copy names, as light and as where the sun stands. */
export const TIME_WORDS = {
  dawn: { time: 'dawn' },
  morning: { time: 'dawn', azimuth: -62 },
  noon: { time: 'noon' },
  'late-afternoon': { time: 'golden', azimuth: 68 },
  'golden-hour': { time: 'golden' },
  dusk: { time: 'dusk' },
  night: { time: 'night' },
} as const satisfies Record<string, { time: TimeName; azimuth?: number }>;

/** The places that the copy names, as a place and the usual look at it. */
export const PLACE_WORDS = {
  highway: { place: 'superstition', camera: { road: 'asphalt', mountain: 'needle', dust: 0 } },
  street: { place: 'street', camera: {} },
  lake: { place: 'lake', camera: {} },
  river: { place: 'lake', camera: { mountain: 'peaks', mountainFlip: true } },
  coast: { place: 'lake', camera: { mountainHeight: 0.22 } },
  superstitions: { place: 'superstition', camera: { mountain: 'superstition' } },
  foothills: { place: 'superstition', camera: { mountain: 'camelback' } },
  'two-track': { place: 'superstition', camera: { mountain: 'peaks', dust: 1.3 } },
  ridge: { place: 'superstition', camera: { dust: 1 } },
  lineup: { place: 'superstition', camera: { mountain: 'mesa', dust: 0 } },
  'red-rock': { place: 'redrock', camera: {} },
  canyon: { place: 'slickrock', camera: {} },
  quarry: { place: 'slickrock', camera: { tilt: 4 } },
  pines: { place: 'pinerim', camera: {} },
  campground: { place: 'camp', camera: {} },
  camp: { place: 'camp', camera: {} },
  dunes: { place: 'dune', camera: {} },
  saguaros: { place: 'saguaro', camera: {} },
  wash: { place: 'saguaro', camera: { dust: 0 } },
  ranch: { place: 'ranch', camera: {} },
  downtown: { place: 'downtown', camera: {} },
  'job-site': { place: 'downtown', camera: {} },
  shop: { place: 'shopfront', camera: {} },
} as const satisfies Record<string, { place: PlaceName; camera: Partial<Camera> }>;

/** Asked for by the copy like a place, but drawn as a map. */
export const MAP_WORD = 'map';

/** A scene as the copy names it: {timeOfDay, place, buildSlug?}. */
export interface SceneWords {
  timeOfDay: string;
  place: string;
  buildSlug?: string;
}

/** Place, light and camera of a scene in the copy's words. @throws if a word has no row */
export function sceneOfWords({ timeOfDay, place }: SceneWords) {
  if (!isTimeWord(timeOfDay)) throw new RangeError(`No light for the hour “${timeOfDay}”`);
  if (!isPlaceWord(place)) throw new RangeError(`No scene for the place “${place}”`);
  const { time, ...sun } = TIME_WORDS[timeOfDay];
  const row = PLACE_WORDS[place];
  return { place: row.place, time, camera: { ...sun, ...row.camera } as Partial<Camera> }; // a union of the rows above
}

function isTimeWord(word: string): word is keyof typeof TIME_WORDS {
  return Object.hasOwn(TIME_WORDS, word);
}

function isPlaceWord(word: string): word is keyof typeof PLACE_WORDS {
  return Object.hasOwn(PLACE_WORDS, word);
}

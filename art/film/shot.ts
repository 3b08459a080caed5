import type { Camera, TimeName } from '../scenes/index.ts';

/** A film of trucks driving through a scene, with the camera next to them. It ends where it starts. */
export interface Shot {
  name: string;
  time: TimeName;
  seed: number;
  camera: Partial<Camera>;
  /** Finished builds, the leading one first; each at a fraction of the width. */
  trucks: readonly { buildSlug: string; x: number }[];
  /** Turns of the first truck's wheels in one loop of the film. */
  turns: number;
  /** How much dust they raise, 0…1. */
  dust: number;
}

/** Pixels of the largest film; the others are the same frames, smaller. */
export const frameSize = { width: 1920, height: 1080 };
export const seconds = 8;
export const framesPerSecond = 24;
export const frameCount = seconds * framesPerSecond;

export const shots: readonly Shot[] = [
  {
    name: 'home',
    time: 'ember',
    seed: 6,
    camera: { truck: 0.27, eye: 1.8, ground: 0.855, clouds: 'few', mountainX: -0.02 },
    trucks: [{ buildSlug: '2018-f150-lake-boat', x: 0.55 }],
    turns: 17,
    dust: 1,
  },
  {
    name: 'lineup',
    time: 'golden',
    seed: 12,
    camera: { truck: 0.158, eye: 2.2, ground: 0.86, mountain: 'mesa', mountainX: -0.02 },
    trucks: [
      '2020-wrangler-two-door',
      '2010-fj-blue-again',
      '2020-tacoma-fire-road',
      '2021-silverado-red-neighbor',
      '2021-ram-on-22s',
    ].map((buildSlug, at) => ({ buildSlug, x: 0.11 + at * 0.195 })),
    turns: 15,
    dust: 0.35,
  },
];

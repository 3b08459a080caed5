import { linearGradient, type Stop } from '../svg/gradient.ts';
import type { FaceMaterial } from './face-schema.ts';
import type { FrontScene } from './front-scene.ts';

/** Each lit over its own height, as every part of a face is a body of its own. */
const LIT: Readonly<Record<string, readonly Stop[]>> = {
  chr: [
    [0, '#fffdf8'],
    [0.22, '#dcd9d4'],
    [0.42, '#9b9894'],
    [0.5, '#4c4a49'],
    [0.58, '#807b75'],
    [0.8, '#dfd8cd'],
    [1, '#787068'],
  ],
  slv: [
    [0, '#d6d7d6'],
    [0.5, '#a6a9aa'],
    [1, '#75787b'],
  ],
  gls: [
    [0, '#5d5955'],
    [0.18, '#2e2b29'],
    [0.5, '#151312'],
    [0.57, '#262321'],
    [1, '#0d0b0b'],
  ],
  blk: [
    [0, '#4d4a47'],
    [0.3, '#373533'],
    [0.75, '#272524'],
    [1, '#191716'],
  ],
  drk: [
    [0, '#1d1b1b'],
    [1, '#0c0b0b'],
  ],
  lns: [
    [0, '#f1f2f0'],
    [0.5, '#9aa0a3'],
    [1, '#484d51'],
  ],
};

const FILLS: Readonly<Record<string, string>> = {
  drl: '#fffdf6',
  amber: '#e58d2b',
  red: '#a5221a',
  smoke: '#2a2d30',
};

const NAMES: Readonly<Record<string, string>> = {
  paint: 'p',
  chrome: 'chr',
  silver: 'slv',
  gloss: 'gls',
  black: 'blk',
  dark: 'drk',
  lens: 'lns',
};

export function defineMaterials({ sheet }: FrontScene): void {
  for (const name in LIT) {
    sheet.define(linearGradient(sheet.name(name), [0, 0, 0, 1], LIT[name] ?? []));
  }
}

const CHROME_AS = { stock: 'chrome', chrome: 'chrome', black: 'gloss', body: 'paint' } as const;

/** The fill of a material; chrome as it was chosen for the trim. */
export function materialFill({ sheet, build }: FrontScene, material: FaceMaterial): string {
  const name = NAMES[material === 'chrome' ? CHROME_AS[build.paint.trim] : material];
  return name ? sheet.ref(name) : (FILLS[material] ?? material);
}

/** As other parts; chrome trim also covers what came in black. */
export function bumperFill(scene: FrontScene, material: FaceMaterial): string {
  const isDressed = material === 'black' && scene.build.paint.trim === 'chrome';
  return materialFill(scene, isDressed ? 'chrome' : material);
}

import type { Oklch } from '../core/colour.ts';

/** One albedo per material; light and haze do the rest. No hue between 290 and 340: no purple. */
export const MATERIALS = {
  rock: '.60 .062 52',
  volcanic: '.56 .055 48',
  redrock: '.575 .115 40',
  cream: '.77 .050 72',
  sand: '.77 .062 74',
  dune: '.80 .075 74',
  soil: '.66 .070 62',
  slick: '.70 .085 56',
  water: '.55 .060 225',
  saguaro: '.50 .062 138',
  paloverde: '.63 .085 118',
  paloverdeBark: '.58 .070 122',
  ironwood: '.49 .040 140',
  bark: '.40 .030 60',
  creosote: '.47 .055 122',
  bursage: '.66 .022 120',
  ocotillo: '.47 .050 100',
  flame: '.62 .19 36',
  grass: '.75 .085 88',
  pine: '.36 .045 150',
  pineBark: '.47 .070 45',
  juniper: '.39 .045 135',
  asphalt: '.42 .010 255',
  concrete: '.72 .012 85',
  white: '.93 .012 85',
  basalt: '.22 .010 60',
} as const satisfies Record<string, Oklch>;

export type MaterialName = keyof typeof MATERIALS;
export type Material = MaterialName | Oklch;

export function albedoOf(material: Material): Oklch {
  return Object.hasOwn(MATERIALS, material)
    ? MATERIALS[material as MaterialName] // hasOwn has just checked the name.
    : (material as Oklch); // The only remaining member of the union.
}

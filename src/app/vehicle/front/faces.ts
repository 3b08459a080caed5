import type { TemplateName } from '../shapes/templates.ts';

export type GrilleKind = 'bars' | 'many-bars' | 'hexagon' | 'mesh' | 'trapezoid' | 'slot' | 'fins';
/** The line of light in a lamp. */
export type LampSignature = 'line' | 'hook' | 'bracket' | 'frame';
export type LampKind = 'block' | 'slit' | 'slant' | 'round' | 'square';

/** A front face; its heights come from the side profile, so that both views agree. */
export interface PanelFace {
  kind: 'panel';
  grille: GrilleKind;
  /** Half width of the grille as a share of the body's. */
  grilleShare: number;
  lamp: LampKind;
  /** By default what suits the lamp. */
  signature?: LampSignature;
  /** How far the flares stand out of the body, inches. */
  flareIn: number;
  /** Dark ducts under slit lamps. */
  ducts?: boolean;
  towMirrors?: boolean;
  /** Half width of the roof as a share of the body's. */
  roofShare?: number;
}

/** Separate fenders, round lamps; drawn with plain horizontal slats on purpose. */
interface JeepFace {
  kind: 'jeep';
}

export type Face = PanelFace | JeepFace;

const panel = (face: Omit<PanelFace, 'kind'>): PanelFace => ({ kind: 'panel', ...face });
const BOX_FACE = { grille: 'slot', lamp: 'round' } as const;
const JEEP: JeepFace = { kind: 'jeep' };

export const FACES: Readonly<Record<TemplateName, Face>> = {
  'f-150': panel({ grille: 'bars', grilleShare: 0.6, lamp: 'block', flareIn: 0.6 }),
  'super-duty': panel({
    grille: 'many-bars',
    grilleShare: 0.62,
    lamp: 'block',
    flareIn: 1.6,
    towMirrors: true,
  }),
  'ranger-2024': panel({ grille: 'bars', grilleShare: 0.6, lamp: 'block', flareIn: 1.2 }),
  'ranger-2019': panel({ grille: 'hexagon', grilleShare: 0.5, lamp: 'slant', flareIn: 0.5 }),
  'silverado-1999': panel({ grille: 'bars', grilleShare: 0.54, lamp: 'block', flareIn: 0.5 }),
  'silverado-2007': panel({ grille: 'bars', grilleShare: 0.56, lamp: 'block', flareIn: 0.8 }),
  'silverado-2014': panel({ grille: 'bars', grilleShare: 0.58, lamp: 'block', flareIn: 1 }),
  silverado: panel({ grille: 'mesh', grilleShare: 0.64, lamp: 'slit', flareIn: 1.2, ducts: true }),
  'silverado-hd-2011': panel({
    grille: 'bars',
    grilleShare: 0.62,
    lamp: 'block',
    flareIn: 1.2,
    towMirrors: true,
  }),
  'silverado-hd-2020': panel({
    grille: 'mesh',
    grilleShare: 0.7,
    lamp: 'slit',
    flareIn: 1.4,
    ducts: true,
    towMirrors: true,
  }),
  'sierra-2007': panel({ grille: 'mesh', grilleShare: 0.52, lamp: 'block', flareIn: 0.8 }),
  'sierra-2014': panel({ grille: 'many-bars', grilleShare: 0.56, lamp: 'block', flareIn: 1 }),
  'sierra-2019': panel({ grille: 'mesh', grilleShare: 0.6, lamp: 'block', flareIn: 1 }),
  'sierra-hd-2011': panel({
    grille: 'many-bars',
    grilleShare: 0.6,
    lamp: 'block',
    flareIn: 1.2,
    towMirrors: true,
  }),
  'sierra-hd-2020': panel({
    grille: 'mesh',
    grilleShare: 0.66,
    lamp: 'block',
    flareIn: 1.4,
    towMirrors: true,
  }),
  'colorado-2015': panel({ grille: 'bars', grilleShare: 0.52, lamp: 'slant', flareIn: 0.5 }),
  colorado: panel({ grille: 'mesh', grilleShare: 0.66, lamp: 'slit', flareIn: 2, ducts: true }),
  'canyon-2015': panel({ grille: 'mesh', grilleShare: 0.56, lamp: 'block', flareIn: 0.5 }),
  'canyon-2023': panel({ grille: 'mesh', grilleShare: 0.62, lamp: 'block', flareIn: 2 }),
  'tahoe-2007': panel({ grille: 'bars', grilleShare: 0.54, lamp: 'block', flareIn: 0.4 }),
  'tahoe-2015': panel({ grille: 'bars', grilleShare: 0.56, lamp: 'block', flareIn: 0.4 }),
  'yukon-2007': panel({ grille: 'mesh', grilleShare: 0.5, lamp: 'block', flareIn: 0.4 }),
  'yukon-2015': panel({ grille: 'many-bars', grilleShare: 0.56, lamp: 'block', flareIn: 0.4 }),
  'yukon-2021': panel({ grille: 'mesh', grilleShare: 0.62, lamp: 'block', flareIn: 0.5 }),
  tahoe: panel({ grille: 'mesh', grilleShare: 0.6, lamp: 'slit', flareIn: 0.5, ducts: true }),
  'ram-1500': panel({ grille: 'hexagon', grilleShare: 0.56, lamp: 'slant', flareIn: 0.8 }),
  'ram-2500': panel({
    grille: 'hexagon',
    grilleShare: 0.6,
    lamp: 'block',
    flareIn: 1,
    towMirrors: true,
  }),
  'tacoma-2016': panel({ grille: 'trapezoid', grilleShare: 0.46, lamp: 'slant', flareIn: 1.6 }),
  'tacoma-2024': panel({ grille: 'trapezoid', grilleShare: 0.52, lamp: 'slant', flareIn: 2 }),
  tundra: panel({ grille: 'trapezoid', grilleShare: 0.58, lamp: 'slant', flareIn: 1.4 }),
  '4runner': panel({ grille: 'trapezoid', grilleShare: 0.44, lamp: 'slant', flareIn: 1.6 }),
  'fj-cruiser': panel({ ...BOX_FACE, grilleShare: 0.5, flareIn: 2.4, roofShare: 0.86 }),
  'bronco-4dr': panel({ ...BOX_FACE, grilleShare: 0.62, flareIn: 4, roofShare: 0.88 }),
  'bronco-2dr': panel({ ...BOX_FACE, grilleShare: 0.62, flareIn: 4, roofShare: 0.88 }),
  'cherokee-xj': panel({ grille: 'fins', grilleShare: 0.5, lamp: 'square', flareIn: 2 }),
  'grand-cherokee': panel({ grille: 'many-bars', grilleShare: 0.5, lamp: 'slant', flareIn: 0.6 }),
  'titan-2004': panel({ grille: 'trapezoid', grilleShare: 0.54, lamp: 'slant', flareIn: 1 }),
  'titan-2017': panel({ grille: 'trapezoid', grilleShare: 0.6, lamp: 'block', flareIn: 1.2 }),
  'frontier-2005': panel({ grille: 'trapezoid', grilleShare: 0.48, lamp: 'block', flareIn: 1.8 }),
  'frontier-2022': panel({ grille: 'bars', grilleShare: 0.58, lamp: 'square', flareIn: 2 }),
  xterra: panel({ grille: 'trapezoid', grilleShare: 0.48, lamp: 'block', flareIn: 1.8 }),
  'gx-460': panel({ grille: 'trapezoid', grilleShare: 0.5, lamp: 'slant', flareIn: 0.6 }),
  'f-150-2004': panel({ grille: 'bars', grilleShare: 0.56, lamp: 'block', flareIn: 0.4 }),
  'f-150-2009': panel({ grille: 'bars', grilleShare: 0.6, lamp: 'block', flareIn: 0.6 }),
  'f-150-2015': panel({ grille: 'bars', grilleShare: 0.6, lamp: 'block', flareIn: 0.6 }),
  'raptor-2010': panel({ grille: 'mesh', grilleShare: 0.62, lamp: 'block', flareIn: 3 }),
  'raptor-2017': panel({ grille: 'mesh', grilleShare: 0.64, lamp: 'block', flareIn: 3 }),
  'raptor-2021': panel({ grille: 'mesh', grilleShare: 0.66, lamp: 'block', flareIn: 3 }),
  'super-duty-2005': panel({
    grille: 'bars',
    grilleShare: 0.58,
    lamp: 'block',
    flareIn: 1.4,
    towMirrors: true,
  }),
  'super-duty-2011': panel({
    grille: 'bars',
    grilleShare: 0.62,
    lamp: 'block',
    flareIn: 1.6,
    towMirrors: true,
  }),
  'super-duty-2017': panel({
    grille: 'bars',
    grilleShare: 0.64,
    lamp: 'block',
    flareIn: 1.6,
    towMirrors: true,
  }),
  'tundra-2007': panel({ grille: 'trapezoid', grilleShare: 0.52, lamp: 'slant', flareIn: 1.4 }),
  'tacoma-2005': panel({ grille: 'trapezoid', grilleShare: 0.42, lamp: 'slant', flareIn: 1.8 }),
  '4runner-2025': panel({ grille: 'trapezoid', grilleShare: 0.5, lamp: 'block', flareIn: 2.2 }),
  'dodge-ram-1500': panel({ grille: 'hexagon', grilleShare: 0.46, lamp: 'square', flareIn: 0.8 }),
  'dodge-ram-2500': panel({
    grille: 'hexagon',
    grilleShare: 0.48,
    lamp: 'square',
    flareIn: 1.2,
    towMirrors: true,
  }),
  'ram-1500-2009': panel({ grille: 'hexagon', grilleShare: 0.52, lamp: 'slant', flareIn: 0.8 }),
  'ram-2500-2010': panel({
    grille: 'hexagon',
    grilleShare: 0.56,
    lamp: 'block',
    flareIn: 1.2,
    towMirrors: true,
  }),
  'ram-trx': panel({ grille: 'mesh', grilleShare: 0.6, lamp: 'slant', flareIn: 3.2 }),
  'wrangler-jk-2dr': JEEP,
  'wrangler-jk-4dr': JEEP,
  'wrangler-4dr': JEEP,
  'wrangler-2dr': JEEP,
  gladiator: JEEP,
};

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
  'ford-f150-2021': panel({ grille: 'bars', grilleShare: 0.6, lamp: 'block', flareIn: 0.6 }),
  'ford-superduty-2023': panel({
    grille: 'many-bars',
    grilleShare: 0.62,
    lamp: 'block',
    flareIn: 1.6,
    towMirrors: true,
  }),
  'ford-ranger-2024': panel({ grille: 'bars', grilleShare: 0.6, lamp: 'block', flareIn: 1.2 }),
  'ford-ranger-2019': panel({ grille: 'hexagon', grilleShare: 0.5, lamp: 'slant', flareIn: 0.5 }),
  'chevrolet-silverado-1500-1999': panel({
    grille: 'bars',
    grilleShare: 0.54,
    lamp: 'block',
    flareIn: 0.5,
  }),
  'chevrolet-silverado-1500-2007': panel({
    grille: 'bars',
    grilleShare: 0.56,
    lamp: 'block',
    flareIn: 0.8,
  }),
  'chevrolet-silverado-1500-2014': panel({
    grille: 'bars',
    grilleShare: 0.58,
    lamp: 'block',
    flareIn: 1,
  }),
  'chevrolet-silverado-1500-2019': panel({
    grille: 'mesh',
    grilleShare: 0.64,
    lamp: 'slit',
    flareIn: 1.2,
    ducts: true,
  }),
  'chevrolet-silverado-2500hd-2011': panel({
    grille: 'bars',
    grilleShare: 0.62,
    lamp: 'block',
    flareIn: 1.2,
    towMirrors: true,
  }),
  'chevrolet-silverado-2500hd-2020': panel({
    grille: 'mesh',
    grilleShare: 0.7,
    lamp: 'slit',
    flareIn: 1.4,
    ducts: true,
    towMirrors: true,
  }),
  'gmc-sierra-1500-2007': panel({ grille: 'mesh', grilleShare: 0.52, lamp: 'block', flareIn: 0.8 }),
  'gmc-sierra-1500-2014': panel({
    grille: 'many-bars',
    grilleShare: 0.56,
    lamp: 'block',
    flareIn: 1,
  }),
  'gmc-sierra-1500-2019': panel({ grille: 'mesh', grilleShare: 0.6, lamp: 'block', flareIn: 1 }),
  'gmc-sierra-2500hd-2011': panel({
    grille: 'many-bars',
    grilleShare: 0.6,
    lamp: 'block',
    flareIn: 1.2,
    towMirrors: true,
  }),
  'gmc-sierra-2500hd-2020': panel({
    grille: 'mesh',
    grilleShare: 0.66,
    lamp: 'block',
    flareIn: 1.4,
    towMirrors: true,
  }),
  'chevrolet-colorado-2015': panel({
    grille: 'bars',
    grilleShare: 0.52,
    lamp: 'slant',
    flareIn: 0.5,
  }),
  'chevrolet-colorado-2023': panel({
    grille: 'mesh',
    grilleShare: 0.66,
    lamp: 'slit',
    flareIn: 2,
    ducts: true,
  }),
  'gmc-canyon-2015': panel({ grille: 'mesh', grilleShare: 0.56, lamp: 'block', flareIn: 0.5 }),
  'gmc-canyon-2023': panel({ grille: 'mesh', grilleShare: 0.62, lamp: 'block', flareIn: 2 }),
  'chevrolet-tahoe-2007': panel({ grille: 'bars', grilleShare: 0.54, lamp: 'block', flareIn: 0.4 }),
  'chevrolet-tahoe-2015': panel({ grille: 'bars', grilleShare: 0.56, lamp: 'block', flareIn: 0.4 }),
  'gmc-yukon-2007': panel({ grille: 'mesh', grilleShare: 0.5, lamp: 'block', flareIn: 0.4 }),
  'gmc-yukon-2015': panel({ grille: 'many-bars', grilleShare: 0.56, lamp: 'block', flareIn: 0.4 }),
  'gmc-yukon-2021': panel({ grille: 'mesh', grilleShare: 0.62, lamp: 'block', flareIn: 0.5 }),
  'chevrolet-tahoe-2021': panel({
    grille: 'mesh',
    grilleShare: 0.6,
    lamp: 'slit',
    flareIn: 0.5,
    ducts: true,
  }),
  'ram-1500-2019': panel({ grille: 'hexagon', grilleShare: 0.56, lamp: 'slant', flareIn: 0.8 }),
  'ram-2500-2019': panel({
    grille: 'hexagon',
    grilleShare: 0.6,
    lamp: 'block',
    flareIn: 1,
    towMirrors: true,
  }),
  'toyota-tacoma-2016': panel({
    grille: 'trapezoid',
    grilleShare: 0.46,
    lamp: 'slant',
    flareIn: 1.6,
  }),
  'toyota-tacoma-2024': panel({
    grille: 'trapezoid',
    grilleShare: 0.52,
    lamp: 'slant',
    flareIn: 2,
  }),
  'toyota-tundra-2022': panel({
    grille: 'trapezoid',
    grilleShare: 0.58,
    lamp: 'slant',
    flareIn: 1.4,
  }),
  'toyota-4runner-2010': panel({
    grille: 'trapezoid',
    grilleShare: 0.44,
    lamp: 'slant',
    flareIn: 1.6,
  }),
  'toyota-fj-cruiser-2007': panel({ ...BOX_FACE, grilleShare: 0.5, flareIn: 2.4, roofShare: 0.86 }),
  'ford-bronco-4dr-2021': panel({ ...BOX_FACE, grilleShare: 0.62, flareIn: 4, roofShare: 0.88 }),
  'ford-bronco-2dr-2021': panel({ ...BOX_FACE, grilleShare: 0.62, flareIn: 4, roofShare: 0.88 }),
  'jeep-cherokee-xj-1984': panel({ grille: 'fins', grilleShare: 0.5, lamp: 'square', flareIn: 2 }),
  'jeep-grand-cherokee-wk2-2011': panel({
    grille: 'many-bars',
    grilleShare: 0.5,
    lamp: 'slant',
    flareIn: 0.6,
  }),
  'nissan-titan-2004': panel({ grille: 'trapezoid', grilleShare: 0.54, lamp: 'slant', flareIn: 1 }),
  'nissan-titan-2017': panel({
    grille: 'trapezoid',
    grilleShare: 0.6,
    lamp: 'block',
    flareIn: 1.2,
  }),
  'nissan-frontier-2005': panel({
    grille: 'trapezoid',
    grilleShare: 0.48,
    lamp: 'block',
    flareIn: 1.8,
  }),
  'nissan-frontier-2022': panel({ grille: 'bars', grilleShare: 0.58, lamp: 'square', flareIn: 2 }),
  'nissan-xterra-2005': panel({
    grille: 'trapezoid',
    grilleShare: 0.48,
    lamp: 'block',
    flareIn: 1.8,
  }),
  'lexus-gx460-2010': panel({ grille: 'trapezoid', grilleShare: 0.5, lamp: 'slant', flareIn: 0.6 }),
  'ford-f150-2004': panel({ grille: 'bars', grilleShare: 0.56, lamp: 'block', flareIn: 0.4 }),
  'ford-f150-2009': panel({ grille: 'bars', grilleShare: 0.6, lamp: 'block', flareIn: 0.6 }),
  'ford-f150-2015': panel({ grille: 'bars', grilleShare: 0.6, lamp: 'block', flareIn: 0.6 }),
  'ford-f150-raptor-2010': panel({ grille: 'mesh', grilleShare: 0.62, lamp: 'block', flareIn: 3 }),
  'ford-f150-raptor-2017': panel({ grille: 'mesh', grilleShare: 0.64, lamp: 'block', flareIn: 3 }),
  'ford-f150-raptor-2021': panel({ grille: 'mesh', grilleShare: 0.66, lamp: 'block', flareIn: 3 }),
  'ford-superduty-2005': panel({
    grille: 'bars',
    grilleShare: 0.58,
    lamp: 'block',
    flareIn: 1.4,
    towMirrors: true,
  }),
  'ford-superduty-2011': panel({
    grille: 'bars',
    grilleShare: 0.62,
    lamp: 'block',
    flareIn: 1.6,
    towMirrors: true,
  }),
  'ford-superduty-2017': panel({
    grille: 'bars',
    grilleShare: 0.64,
    lamp: 'block',
    flareIn: 1.6,
    towMirrors: true,
  }),
  'toyota-tundra-2007': panel({
    grille: 'trapezoid',
    grilleShare: 0.52,
    lamp: 'slant',
    flareIn: 1.4,
  }),
  'toyota-tacoma-2005': panel({
    grille: 'trapezoid',
    grilleShare: 0.42,
    lamp: 'slant',
    flareIn: 1.8,
  }),
  'toyota-4runner-2025': panel({
    grille: 'trapezoid',
    grilleShare: 0.5,
    lamp: 'block',
    flareIn: 2.2,
  }),
  'dodge-ram-1500-2002': panel({
    grille: 'hexagon',
    grilleShare: 0.46,
    lamp: 'square',
    flareIn: 0.8,
  }),
  'dodge-ram-2500-2003': panel({
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
  'ram-1500-trx-2021': panel({ grille: 'mesh', grilleShare: 0.6, lamp: 'slant', flareIn: 3.2 }),
  'jeep-wrangler-jk-2dr-2007': JEEP,
  'jeep-wrangler-jk-4dr-2007': JEEP,
  'jeep-wrangler-jl-4dr-2018': JEEP,
  'jeep-wrangler-jl-2dr-2018': JEEP,
  'jeep-gladiator-2020': JEEP,
};

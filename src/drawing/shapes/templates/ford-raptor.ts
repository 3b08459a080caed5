import { outline } from '../../geometry/outline.ts';
import { growPickup, type PickupSketch } from '../pickup-sketch.ts';
import type { TemplateArch, TemplateMaker, TrimPart } from '../template.ts';
import { f150Sketch } from './ford-f150.ts';
import { f1502009Sketch } from './ford-f150-2009.ts';
import { f1502015Sketch } from './ford-f150-2015.ts';

interface Widening {
  reference: PickupSketch['reference'];
  paint: string;
  arch: Pick<TemplateArch, 'squareness' | 'flare' | 'flareMaterial' | 'blister'>;
  vent: TrimPart;
}

/** The long-travel version of an F-150: flares, short black bumpers, a vent in the fender. */
function widen(sketch: PickupSketch, { reference, paint, arch, vent }: Widening): TemplateMaker {
  const { archFront, archRear, sill } = sketch;
  return growPickup({
    ...sketch,
    reference,
    paint,
    stockDesign: 'kiva',
    stockFinish: 'satin-black',
    archFront: { ...archFront, ...arch, halfWidth: 21, crown: archFront.crown + 2.6 },
    archRear: { ...archRear, ...arch, halfWidth: 21, crown: archRear.crown + 2.4 },
    frontBumper: { material: 'black', top: sill + 13, bottom: sill + 4.4, valance: sill - 0.6 },
    rearBumper: { material: 'black', top: sill + 12.4, bottom: sill + 5 },
    handleFinish: 'black',
    trim: [vent],
  });
}

const ARCHES = { blister: 9, flare: 3.2, flareMaterial: 'black' } as const;

/** Raptor, 2010: painted flares that swell out of the doors, a long slot behind the wheel. */
export const fordRaptor2010 = widen(f1502009Sketch, {
  reference: {
    wheelbaseIn: 145,
    lengthIn: 232.1,
    heightIn: 78.5,
    frontOverhangIn: 37.6,
    tireRadiusIn: 17.2,
  },
  paint: '#c4612a',
  arch: { ...ARCHES, squareness: 2.15, flare: 3.6, flareMaterial: 'paint', blister: 11 },
  vent: {
    material: 'black',
    outline: outline('22.4,50.6,0.5 30.6,51.2,0.6 30,48.6,0.6 23,47.6,0.6'),
  },
});

/** Raptor, 2017: black flares with flat tops, an upright vent. */
export const fordRaptor2017 = widen(f1502015Sketch, {
  reference: {
    wheelbaseIn: 146,
    lengthIn: 231.9,
    heightIn: 78.5,
    frontOverhangIn: 37.3,
    tireRadiusIn: 17.2,
  },
  paint: '#24426e',
  arch: { ...ARCHES, squareness: 2.7 },
  vent: {
    material: 'black',
    outline: outline('21.4,50.4,0.5 25.4,50.6,0.6 25,42,0.6 23,40.8,0.6'),
  },
});

/** Raptor, 2021: square flares, the vent runs back along the shoulder. */
export const fordRaptor2021 = widen(f150Sketch, {
  reference: {
    wheelbaseIn: 145.4,
    lengthIn: 232.6,
    heightIn: 79.8,
    frontOverhangIn: 38,
    tireRadiusIn: 17.2,
  },
  paint: '#a8321f',
  arch: { ...ARCHES, squareness: 3.4, flare: 3.6 },
  vent: {
    material: 'black',
    outline: outline(
      '21.2,52,0.5 26.2,52.2,0.5 25.8,49.4,0.5 23.6,49,0.5 23.4,43.4,0.6 21.6,42.8,0.6',
    ),
  },
});

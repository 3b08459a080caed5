import type { WheelSection } from './load.server.ts';

/**
 * The area that a section shows, in inches: x from the mounting face, inboard positive; y from the axle, up negative.
 * All sections of a line share one, so that they can be compared.
 */
export type SectionFrame = { left: number; right: number; top: number; bottom: number };

const roomIn = 1;
/** Below the axle: three rows of dimension lines. */
const rowsIn = 6.6;

export function sectionFrame(wheels: readonly WheelSection[]): SectionFrame {
  const most = (measure: (wheel: WheelSection) => number) => Math.max(...wheels.map(measure));
  return {
    left: -Math.ceil(most((wheel) => Math.max(wheel.outsideIn, outerBulgeIn(wheel))) + roomIn),
    right: Math.ceil(most((wheel) => Math.max(wheel.backspacingIn, innerBulgeIn(wheel))) + roomIn),
    top: -Math.ceil(most(outerRadiusIn) + roomIn),
    bottom: rowsIn,
  };
}

/** Middle of the wheel's width, from the mounting face: positive offset puts it inboard. */
export function centerIn({ backspacingIn, outsideIn }: WheelSection): number {
  return (backspacingIn - outsideIn) / 2;
}

export function outerRadiusIn({ tire, diameterIn }: WheelSection): number {
  return (tire?.diameterIn ?? diameterIn + 1.3) / 2;
}

function outerBulgeIn(wheel: WheelSection): number {
  return (wheel.tire?.sectionIn ?? 0) / 2 - centerIn(wheel);
}

function innerBulgeIn(wheel: WheelSection): number {
  return (wheel.tire?.sectionIn ?? 0) / 2 + centerIn(wheel);
}

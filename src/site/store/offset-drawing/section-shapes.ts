import type { WheelSection } from './load.server.ts';
import { centerIn, outerRadiusIn } from './section-frame.ts';

/** The outlines of a section as path data, in inches and the axes of `SectionFrame`. */
export type SectionShapes = {
  tire: string | null;
  barrel: string;
  disc: string;
  hub: string;
  brake: string;
};

/** The profile of the barrel is not on record: typical shapes, in inches. */
const flange = { width: 0.5, height: 0.65 };
const seatIn = 1.3;
const well = { slopeIn: 0.7, depthIn: 1.15 };
/** The pad that bolts to the hub: its outer radius and thickness. */
const pad = { radiusIn: 3.5, thickIn: 0.55 };
/** The spokes meet the barrel behind the lip, but not far outside of the pad. */
const spoke = { behindLipIn: 2.1, outsideIn: 2.4 };

/** Upper half, cut through the axle. Positions are to scale; the profile is a typical one. */
export function sectionShapes(wheel: WheelSection): SectionShapes {
  const { tire, diameterIn } = wheel;
  const seat = -diameterIn / 2;
  return {
    tire: tire && tirePath(wheel, tire),
    barrel: barrelPath(wheel, seat),
    disc: discPath(wheel, seat),
    hub: 'M0 0V-3.1H1.1V-1.6H8V0z',
    brake: `M1.5 ${-diameterIn / 2 + 2.2}H2.6V-1.6H1.5z`,
  };
}

function barrelPath({ outsideIn, backspacingIn }: WheelSection, seat: number): string {
  const [out, inner] = [-outsideIn, backspacingIn];
  const lip = seat - flange.height;
  const floor = seat + well.depthIn;
  return path([
    [out, lip + 0.2],
    [out + 0.2, lip],
    [out + flange.width, seat],
    [out + flange.width + seatIn, seat],
    [out + flange.width + seatIn + well.slopeIn, floor],
    [inner - flange.width - seatIn - well.slopeIn, floor],
    [inner - flange.width - seatIn, seat],
    [inner - flange.width, seat],
    [inner - 0.2, lip],
    [inner, lip + 0.2],
  ]);
}

function discPath({ outsideIn }: WheelSection, seat: number): string {
  const meetsAt = Math.max(-outsideIn + spoke.behindLipIn, -spoke.outsideIn);
  const floor = seat + well.depthIn;
  return `${path([
    [0, -1.7],
    [0, -pad.radiusIn],
    [meetsAt + 0.45, floor],
    [meetsAt - 0.3, floor],
    [-pad.thickIn, -pad.radiusIn],
    [-pad.thickIn, -1.7],
  ])}z`;
}

function tirePath(wheel: WheelSection, tire: NonNullable<WheelSection['tire']>): string {
  const [center, seat, tread] = [centerIn(wheel), -wheel.diameterIn / 2, -outerRadiusIn(wheel)];
  const [bead, half] = [wheel.widthIn / 2, tire.sectionIn / 2];
  const middle = (seat + tread) / 2;
  const side = (sign: 1 | -1) => ({
    bead: center + sign * bead,
    shoulder: center + sign * half * 0.84,
    edge: center + sign * half,
  });
  const [out, inner] = [side(-1), side(1)];
  return [
    `M${at(out.bead, seat)}`,
    `C${at(out.edge, seat - 1)} ${at(out.edge, middle + 1)} ${at(out.edge, middle)}`,
    `C${at(out.edge, tread + 1)} ${at(out.shoulder - 0.4, tread)} ${at(out.shoulder + 0.3, tread)}`,
    `L${at(inner.shoulder - 0.3, tread)}`,
    `C${at(inner.shoulder + 0.4, tread)} ${at(inner.edge, tread + 1)} ${at(inner.edge, middle)}`,
    `C${at(inner.edge, middle + 1)} ${at(inner.edge, seat - 1)} ${at(inner.bead, seat)}z`,
  ].join('');
}

function path(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${at(x, y)}`).join('');
}

function at(x: number, y: number): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

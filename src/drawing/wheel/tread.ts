import type { Tread } from '../build.ts';
import { createPen } from '../svg/pen.ts';
import { polar } from './polar.ts';

/** Inches, except fractions: `gap` of the pitch, shoulder lugs of the sidewall's height. */
export interface TreadPattern {
  pitchIn: number;
  depthIn: number;
  gap: number;
  longLug: number;
  shortLug: number;
  /** Fraction of the section that touches the ground. */
  contactShare: number;
  name: string;
}

export const TREADS: Readonly<Record<Tread, TreadPattern>> = {
  'H/T': {
    pitchIn: 1.55,
    depthIn: 0.16,
    gap: 0.16,
    longLug: 0.08,
    shortLug: 0.08,
    contactShare: 0.78,
    name: 'HIGHWAY',
  },
  'A/T': {
    pitchIn: 2.15,
    depthIn: 0.42,
    gap: 0.24,
    longLug: 0.22,
    shortLug: 0.14,
    contactShare: 0.8,
    name: 'ALL-TERRAIN',
  },
  'R/T': {
    pitchIn: 2.6,
    depthIn: 0.55,
    gap: 0.26,
    longLug: 0.32,
    shortLug: 0.2,
    contactShare: 0.84,
    name: 'RUGGED-TERRAIN',
  },
  'M/T': {
    pitchIn: 3.1,
    depthIn: 0.66,
    gap: 0.3,
    longLug: 0.4,
    shortLug: 0.27,
    contactShare: 0.86,
    name: 'MUD-TERRAIN',
  },
};

export interface TreadRing {
  outline: string;
  lugs: number;
  /** Angle from lug to lug, in radians. */
  step: number;
  depthPx: number;
}

/** The tire's outline around (0, 0): lug tops are exactly on the overall diameter. */
export function treadRing(tread: Tread, diameterIn: number, scale: number): TreadRing {
  const pattern = TREADS[tread];
  const radius = (diameterIn / 2) * scale;
  const depth = pattern.depthIn * scale;
  const lugs = Math.round((Math.PI * diameterIn) / pattern.pitchIn);
  const step = (2 * Math.PI) / lugs;
  const pen = createPen().moveTo(...polar(radius - depth, step * pattern.gap * 0.35));
  for (let lug = 0; lug < lugs; lug++) {
    const start = lug * step;
    const uneven = lug % 2 ? 0.05 : -0.05;
    if (lug > 0) pen.lineTo(...polar(radius - depth, start + step * pattern.gap * 0.35));
    pen.lineTo(...polar(radius, start + step * pattern.gap));
    pen.arcTo(radius, polar(radius, start + step * (0.97 + uneven)), { large: 0, sweep: 0 });
    pen.lineTo(...polar(radius - depth, start + step));
  }
  return { outline: pen.close().data(), lugs, step, depthPx: depth };
}

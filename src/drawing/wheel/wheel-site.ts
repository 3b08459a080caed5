import type { TireSpec, WheelSpec } from '../build.ts';
import { clamp } from '../geometry/numbers.ts';
import { towardsLight } from '../light.ts';
import { type BoxAxis, linearGradient, type Stop } from '../svg/gradient.ts';
import { FINISHES, type FinishColours } from './finishes.ts';

/** What all parts of one wheel need; radii in pixels around (0, 0). */
export interface WheelSite {
  scale: number;
  tire: TireSpec;
  wheel: WheelSpec;
  lugs: number;
  finish: FinishColours;
  tireRadius: number;
  /** Outer edge of the rim's flange. */
  flangeRadius: number;
  sidewall: number;
  /** Edge of the spokes or plate; smaller for deeper dish. */
  faceRadius: number;
  discRadius: number;
  /** How far behind the flange the face is, compared with a stock wheel. */
  dishIn: number;
  litSide: 1 | -1;
  /** A linear gradient in the box that it fills, facing the light. */
  defineShade(name: string, axis: BoxAxis, stops: readonly Stop[]): void;
  name(name: string): string;
  ref(name: string): string;
  define(...markup: string[]): void;
}

export interface WheelRequest {
  id: string;
  /** Pixels per inch. */
  scale: number;
  tire: TireSpec;
  wheel: WheelSpec;
  lugs: number;
  /** A wheel with more poke than this is drawn with a deeper dish. */
  stockOffsetMm: number | null;
  /** 1 (the default): lit from the upper left; -1: from the upper right. */
  litSide?: 1 | -1;
}

const FLANGE_IN = 0.42;
// Only affects the depth of the drawn dish; used if the record has no offset.
const TYPICAL_STOCK_OFFSET_MM = 35;

export function wheelSite(request: WheelRequest, definitions: string[]): WheelSite {
  const { id, scale, tire, wheel, lugs, stockOffsetMm, litSide = 1 } = request;
  const tireRadius = (tire.diameterIn / 2) * scale;
  const flangeRadius = (wheel.diameterIn / 2 + FLANGE_IN) * scale;
  const stock = stockOffsetMm ?? TYPICAL_STOCK_OFFSET_MM;
  const dishIn = clamp((stock - (wheel.offsetMm ?? stock)) / 25.4, 0, 4);
  return {
    scale,
    tire,
    wheel,
    lugs,
    finish: FINISHES[wheel.finish],
    tireRadius,
    flangeRadius,
    sidewall: tireRadius - flangeRadius,
    faceRadius: flangeRadius - (0.5 + 0.34 * dishIn) * scale,
    dishIn,
    litSide,
    defineShade: (name, axis, stops) => {
      const turned = towardsLight({ side: litSide }, axis);
      definitions.push(linearGradient(`${id}-${name}`, turned, stops));
    },
    discRadius: Math.min(6.9, wheel.diameterIn / 2 - 1.7) * scale,
    name: (name) => `${id}-${name}`,
    ref: (name) => `url(#${id}-${name})`,
    define: (...markup) => {
      definitions.push(...markup);
    },
  };
}

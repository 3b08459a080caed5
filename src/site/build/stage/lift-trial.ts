import { createContext, useContext } from 'react';
import type { ResolvedBuild } from '#src/domain/builds/index.ts';

/** A height that somebody tries on the truck, inches at the front; null: as built. */
export interface LiftTrial {
  read(): number | null;
  try(frontIn: number | null): void;
  subscribe(listener: () => void): () => void;
}

/** Outside of React's state: a slider moves the truck and its figures, and nothing is rendered before it stops. */
export function createLiftTrial(initial: number | null): LiftTrial {
  const listeners = new Set<() => void>();
  let tried = initial;
  return {
    read: () => tried,
    try(frontIn) {
      if (frontIn === tried) return;
      tried = frontIn;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const LiftTrialContext = createContext<LiftTrial>(createLiftTrial(null));

/**
 * The tried height once the slider has stopped, which is when a new drawing is worthwhile. In React's state, so that
 * a component whose script loads late starts with what the server drew.
 */
export const SettledLiftContext = createContext<number | null>(null);

export function useSettledLift(): number | null {
  return useContext(SettledLiftContext);
}

export const tallestTriedIn = 12;

/** Parses a height from a URL or a field, rounded to quarter inches; null if it is not a number. */
export function readTriedLift(value: string | null): number | null {
  const inches = value === null || value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(inches)) return null;
  return Math.round(Math.min(Math.max(inches, 0), tallestTriedIn) * 4) / 4;
}

type Heights = { frontIn: number; rearIn: number };

/** Heights of both axles: a chosen kit's rake is kept, else the truck rises level. */
export function triedHeights(kit: Heights | null, triedIn: number | null): Heights {
  const built = kit ?? { frontIn: 0, rearIn: 0 };
  if (triedIn === null) return built;
  return { frontIn: triedIn, rearIn: Math.max(0, triedIn + built.rearIn - built.frontIn) };
}

/** The build at the tried height; nothing else changes. */
export function withTriedLift(resolved: ResolvedBuild, triedIn: number | null): ResolvedBuild {
  if (triedIn === null) return resolved;
  const { fit, liftKit } = resolved;
  const heights = triedHeights(liftKit, triedIn);
  const lift = { ...(fit.lift ?? unnamedLift), ...heights };
  return {
    ...resolved,
    liftKit: liftKit && { ...liftKit, ...heights },
    fit: { ...fit, lift },
  };
}

// Only its heights are used: a tried height is not a part of the catalog.
const unnamedLift = {
  type: 'suspension (load-rated coils/leafs)',
  for: '',
  driveline: null,
  reGear: false,
} as const;

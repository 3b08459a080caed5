import { createContext, useContext } from 'react';
import type { ResolvedBuild } from '#src/domain/builds/index.ts';

/** A height somebody tries on the truck, inches in front; null: the truck stands as it was built. */
export interface LiftTrial {
  read(): number | null;
  try(frontIn: number | null): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Outside of React's state: a slider moves the truck and its figures, and nothing is rendered before
 * it comes to rest.
 */
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
 * The tried height once the slider has come to rest: what is worth a new drawing. Of React's state,
 * so that a part of the page whose script comes late begins with what the server drew.
 */
export const SettledLiftContext = createContext<number | null>(null);

export function useSettledLift(): number | null {
  return useContext(SettledLiftContext);
}

export const tallestTriedIn = 12;

/** Reads a height of an address or a field: quarter inches; null for what is none. */
export function readTriedLift(value: string | null): number | null {
  const inches = value === null || value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(inches)) return null;
  return Math.round(Math.min(Math.max(inches, 0), tallestTriedIn) * 4) / 4;
}

type Heights = { frontIn: number; rearIn: number };

/** Heights of both axles: a chosen kit's rake is kept, else the truck goes up level. */
export function triedHeights(kit: Heights | null, triedIn: number | null): Heights {
  const built = kit ?? { frontIn: 0, rearIn: 0 };
  if (triedIn === null) return built;
  return { frontIn: triedIn, rearIn: Math.max(0, triedIn + built.rearIn - built.frontIn) };
}

/** The build as it would stand at the tried height; nothing else of it changes. */
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

// Only its heights are looked at: no part of a catalogue stands for a height that is being tried.
const unnamedLift = {
  type: 'suspension (load-rated coils/leafs)',
  for: '',
  driveline: null,
  reGear: false,
} as const;

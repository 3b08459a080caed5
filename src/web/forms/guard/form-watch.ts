import { type AttackMeter, createAttackMeter } from './attack-meter.ts';

/** What a process knows about incoming forms. */
export type FormWatch = {
  /** Nobody reads and fills in a form faster. */
  minimumMs: number;
  meter: AttackMeter;
  /** True the first time; a proof counts once. */
  spend(proof: string): boolean;
};

/** More proofs than can be valid at one time; the oldest is dropped long after it has expired. */
const mostSpent = 5_000;

export function createFormWatch(options: {
  minimumSeconds: number;
  attackPerMinute: number;
  nowMs(): number;
}): FormWatch {
  const spent = new Set<string>();
  return {
    minimumMs: options.minimumSeconds * 1000,
    meter: createAttackMeter({ perMinute: options.attackPerMinute, nowMs: options.nowMs }),
    spend(proof) {
      if (spent.has(proof)) return false;
      spent.add(proof);
      const [oldest] = spent;
      if (spent.size > mostSpent && oldest !== undefined) spent.delete(oldest);
      return true;
    },
  };
}

import { type AttackMeter, createAttackMeter } from './attack-meter.ts';

/** What a process knows of the forms that come in. */
export type FormWatch = {
  /** Nobody reads and fills a form in less. */
  minimumMs: number;
  meter: AttackMeter;
  /** True the first time; a proof counts once. */
  spend(proof: string): boolean;
};

/** More proofs than are good at one time; the oldest is forgotten long after it has expired. */
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

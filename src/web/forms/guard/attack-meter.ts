export type AttackMeter = {
  /** A form came in; `isSuspect`: not as people send them. */
  note(form: { isSuspect: boolean }): void;
  isAttacked(): boolean;
};

const minuteMs = 60_000;
/** Of what may come in a minute, this part may be suspect. */
const suspectPart = 1 / 3;
/** How long forms ask for proof after the last minute that was too much. */
export const alertMinutes = 10;

/**
 * Counts the forms of the last minute, of all senders: those who share the work among many addresses
 * pass every limit of an address. `perMinute` is more than the shop's customers ever send; 0 for never.
 */
export function createAttackMeter({
  perMinute,
  nowMs,
}: {
  perMinute: number;
  nowMs(): number;
}): AttackMeter {
  let recent: { atMs: number; isSuspect: boolean }[] = [];
  let alertUntilMs = 0;
  return {
    note({ isSuspect }) {
      if (perMinute === 0) return;
      const now = nowMs();
      // More than twice the limit is as much as the limit: the list stays short under any flood.
      recent = [...recent, { atMs: now, isSuspect }]
        .filter(({ atMs }) => atMs > now - minuteMs)
        .slice(-2 * perMinute);
      const suspects = recent.filter((one) => one.isSuspect).length;
      const isTooMuch = recent.length > perMinute || suspects > perMinute * suspectPart;
      if (isTooMuch) alertUntilMs = now + alertMinutes * minuteMs;
    },
    isAttacked: () => nowMs() < alertUntilMs,
  };
}

export type AttackMeter = {
  /** A form was received; `isSuspect`: unlike what people send. */
  note(form: { isSuspect: boolean }): void;
  isAttacked(): boolean;
};

const minuteMs = 60_000;
/** The fraction of the forms of a minute that may be suspect. */
const suspectPart = 1 / 3;
/** How long forms require a proof after the last minute above the limit. */
export const alertMinutes = 10;

/**
 * Counts the forms of the last minute from all senders: attackers who use many addresses stay below every limit per
 * address. `perMinute` is more than the shop's customers ever send; 0 disables it.
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
      // More than twice the limit counts the same, so the list stays short under any flood.
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

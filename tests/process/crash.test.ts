import { expect, test } from 'vitest';
import { type CrashOptions, runCrashRound } from './crash-round.ts';
import { folderWithShop } from './data-folders.ts';

/*
 * CRASH_FORMS=500 runs the long version: three rounds of this many forms, one for each way a mail server can be
 * available or not; waiting for one takes minutes. CRASH_SEED repeats a round.
 */
const forms = Number(process.env.CRASH_FORMS ?? 30);
const isLong = forms > 100;
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);
const ways: CrashOptions['mailServer'][] = isLong ? ['there', 'away', 'leaves'] : ['there'];

function timesOf(values: string[]): Map<string, number> {
  const grouped = Map.groupBy(values, (value) => value);
  return new Map([...grouped].map(([value, all]) => [value, all.length]));
}

test.each(ways)(
  'killed at any moment, the server loses no form that was thanked for and sends each mail (mail server: %s)',
  { timeout: isLong ? 1_800_000 : 240_000 },
  async (mailServer) => {
    const kills = isLong ? Math.round(forms / 50) : 1;
    process.stdout.write(
      `CRASH_SEED=${seed} CRASH_FORMS=${forms} kills=${kills} mail server: ${mailServer}\n`,
    );
    const round = await runCrashRound({
      dataDir: folderWithShop(),
      seed,
      forms,
      kills,
      mailServer,
    });
    const { thanked, unthanked, outbox, received } = round;
    expect(thanked.length + unthanked.length).toBe(forms);
    expect(thanked.length).toBeGreaterThan(forms / 2);

    // Each once, however often it was sent; some of those who gave up arrived anyway.
    const stored = timesOf(round.stored);
    expect(thanked.filter((name) => stored.get(name) !== 1)).toEqual([]);
    expect(unthanked.filter((name) => (stored.get(name) ?? 0) > 1)).toEqual([]);

    // Every lead has its letter, every letter its lead, and all were sent.
    const told = outbox.flatMap(({ letter, leadId }) => (letter === 'lead-arrived' ? leadId : []));
    expect(told.sort()).toEqual(round.leadIds.sort());
    expect(outbox.filter(({ state }) => state !== 'sent')).toEqual([]);

    // No mail without its row. Twice only what a kill caught between sending and recording.
    const arrived = timesOf(received.map(({ headers }) => headers['message-id'] ?? ''));
    const written = outbox.map(({ id }) => `<${id}@ironwood.example>`);
    expect([...arrived.keys()].sort()).toEqual(written.sort());
    const twice = [...arrived.values()].filter((times) => times > 1);
    expect(twice.length).toBeLessThanOrEqual(kills + 1);
    expect(Math.max(...arrived.values())).toBeLessThanOrEqual(2);
    process.stdout.write(
      `thanked ${thanked.length}, gave up ${unthanked.length}, mails ${arrived.size}, twice ${twice.length}, last mail ${round.secondsToLastMail} s after the last start\n`,
    );
  },
);

import { setTimeout as wait } from 'node:timers/promises';
import { type BuiltServer, startBuiltServer } from '#tests/process/built-server.ts';
import { type FloodSeen, flood, measureBestRate } from './overload-flood.ts';
import { sendForms, takeForms } from './overload-forms.ts';
import type { SoakOptions } from './soak.ts';

/** What must hold at three times the best rate. */
const allowed = { shareOfBest: 0.8, acceptedMs: 3_000, recoveryMs: 5_000 };
const times = 3;
const rounds = 3;
const seconds = { best: 8, flood: 15 };
const formsPerRound = 30;
const probe = '/build?vehicle=ford-f150-2021';

type Round = {
  seen: FloodSeen;
  /** Pages per second, and the best rate just before and after. */
  rate: number;
  best: number;
  forms: Awaited<ReturnType<typeof sendForms>>;
  kept: { slowestMs: number; refused: number };
  recoveryMs: number;
};

/** Three times as many visitors as the site can carry: most are served as before, the rest are told when to come back. */
export async function soakOverload({ folder }: SoakOptions): Promise<void> {
  const server = await startBuiltServer({
    DATA_DIR: folder,
    FORM_MIN_SECONDS: '0',
    FORM_ATTACK_PER_MINUTE: '0',
    // Each connection is a visitor with a network of its own.
    TRUSTED_PROXY_HOPS: '1',
  });
  try {
    const faults = await overload(server);
    if (faults.length > 0) throw new Error(faults.join('; '));
  } finally {
    server.kill('SIGTERM');
    await server.ended;
  }
}

/** In rounds, each compared with the best rate around it, because other programs may be busy on this machine too. */
async function overload({ url }: BuiltServer): Promise<string[]> {
  const done: Round[] = [];
  let before = await measureBestRate(url, seconds.best);
  while (done.length < rounds) {
    const round = await floodOnce(url, before);
    const after = await measureBestRate(url, seconds.best);
    done.push({ ...round, best: (before + after) / 2 });
    before = after;
  }
  for (const round of done) print(round);
  const middle =
    done.map(({ rate, best }) => rate / best).sort((one, other) => one - other)[1] ?? 0;
  console.log(`  the middle of the rounds: ${percent(middle)} of the best rate`);
  const low = middle < allowed.shareOfBest ? [`only ${percent(middle)} of the best rate`] : [];
  return [...low, ...done.flatMap(faultsOf)];
}

async function floodOnce(url: string, best: number): Promise<Omit<Round, 'best'>> {
  const quietMs = await answerMs(url, probe);
  const served = await takeForms(url, formsPerRound);
  const over = { done: false };
  const keptPage = watchKeptPage(url, over);
  const [seen, forms] = await Promise.all([
    flood(url, { rate: times * best, seconds: seconds.flood }),
    sendForms(url, served, seconds.flood * 1000),
  ]);
  over.done = true;
  const recoveryMs = await recover(url, 3 * quietMs);
  return { seen, forms, recoveryMs, kept: await keptPage, rate: seen.accepted / seconds.flood };
}

function print({ seen, rate, best, forms, kept, recoveryMs }: Round): void {
  const asked = (seen.accepted + seen.refused) / seconds.flood;
  console.log(
    `  best rate ${best.toFixed(0)} rendered pages a second; asked for ${asked.toFixed(0)}: ${rate.toFixed(0)} answered (${percent(rate / best)}), p99 ${seen.acceptedMs} ms; ${seen.refused} refused, ${seen.withRetryAfter} with Retry-After, the middle after ${seen.refusedMs} ms; ${seen.broken} broken`,
  );
  console.log(
    `    forms: ${forms.accepted} of ${formsPerRound} accepted, ${forms.thanked} thanked at once, at most ${forms.slowestMs} ms; kept home page: ${kept.refused} refused, at most ${kept.slowestMs} ms; calm after ${recoveryMs} ms`,
  );
}

function faultsOf({ seen, forms, kept, recoveryMs }: Round): string[] {
  return [
    ...(seen.withRetryAfter < seen.refused ? ['a refusal without Retry-After'] : []),
    ...(forms.accepted < formsPerRound ? ['a form was refused'] : []),
    ...(seen.acceptedMs > allowed.acceptedMs ? [`a page took ${seen.acceptedMs} ms`] : []),
    ...(kept.refused + seen.broken > 0 ? ['a kept page was refused, or a connection broke'] : []),
    ...(recoveryMs > allowed.recoveryMs ? [`${recoveryMs} ms until it was calm`] : []),
  ];
}

async function answerMs(url: string, path: string): Promise<number> {
  const fromMs = performance.now();
  const response = await fetch(new URL(path, url));
  await response.arrayBuffer();
  return response.ok ? performance.now() - fromMs : Number.POSITIVE_INFINITY;
}

async function watchKeptPage(url: string, over: { done: boolean }): Promise<Round['kept']> {
  const seen = { slowestMs: 0, refused: 0 };
  while (!over.done) {
    const ms = await answerMs(url, '/');
    if (ms === Number.POSITIVE_INFINITY) seen.refused += 1;
    else seen.slowestMs = Math.max(seen.slowestMs, Math.round(ms));
    await wait(100);
  }
  return seen;
}

/** Milliseconds until a rendered page is answered within `calmMs`. */
async function recover(url: string, calmMs: number): Promise<number> {
  const fromMs = performance.now();
  while ((await answerMs(url, probe)) > calmMs) await wait(20);
  return Math.round(performance.now() - fromMs);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

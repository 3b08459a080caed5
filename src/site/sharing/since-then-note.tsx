import type { SinceThen } from '#src/domain/snapshots/index.ts';
import { formatDollars } from '#src/lib/money.ts';
import { type SnapshotWords, useSnapshotWords, verdictLooks } from '#src/site/build/index.ts';

/** What has changed since: a part that is no longer sold, another price, another verdict. */
export function SinceThenNote({ since }: { since: SinceThen }) {
  const words = useSnapshotWords();
  const lines = sinceLines(since, words);
  if (lines.length === 0) return null;
  return (
    <section className="snapshot-since" aria-labelledby="snap-since">
      <h2 id="snap-since" className="title-4">
        {words.s('since')}
      </h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function sinceLines(since: SinceThen, { s, build }: SnapshotWords): string[] {
  const { vehicleGone, gone, totalCents, verdict } = since;
  const money = (cents: number) => formatDollars(cents, build.locale);
  return [
    vehicleGone ? s('sinceVehicle') : null,
    ...gone.map(({ brand, name, size }) => s('sinceGone', { part: `${brand} ${name}, ${size}` })),
    totalCents &&
      s('sincePrice', {
        likely: money(totalCents.likely),
        low: money(totalCents.low),
        high: money(totalCents.high),
      }),
    verdict && s('sinceVerdict', { verdict: build.t(verdictLooks[verdict].word).toLowerCase() }),
  ].filter((line) => line !== null);
}

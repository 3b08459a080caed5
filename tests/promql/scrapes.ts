import type { Registry } from 'prom-client';

export type Label = Readonly<Record<string, string>>;
export type Sample = { name: string; labels: Label; value: number };
export type Selector = {
  name: string;
  matchers: readonly [label: string, op: string, value: string][];
};

/** What Prometheus would have stored of a process: its metrics at several times. */
export class Scrapes {
  readonly #taken: { atMs: number; samples: Sample[] }[] = [];

  /**
   * Stores what the registry says now, as of a later time. `said` replaces values that a test cannot bring about, such
   * as a process that needs gigabytes.
   */
  async take(registry: Registry, laterMs: number, said: Record<string, number> = {}) {
    const atMs = (this.#taken.at(-1)?.atMs ?? 0) + laterMs;
    const samples = readSamples(await registry.metrics());
    this.#taken.push({
      atMs,
      samples: samples.map((one) => ({ ...one, value: said[one.name] ?? one.value })),
    });
  }

  /** The series at the time of the last scrape. */
  at(selector: Selector): Sample[] {
    return this.#taken.at(-1)?.samples.filter((sample) => isSelected(sample, selector)) ?? [];
  }

  /** The points of each series in the last `ms` before the last scrape. */
  range(selector: Selector, ms: number) {
    const from = (this.#taken.at(-1)?.atMs ?? 0) - ms;
    const series = new Map<string, { labels: Label; points: [number, number][] }>();
    for (const { atMs, samples } of this.#taken.filter((taken) => taken.atMs >= from)) {
      for (const { labels, value } of samples.filter((sample) => isSelected(sample, selector))) {
        const key = JSON.stringify(labels);
        const one = series.get(key) ?? { labels, points: [] };
        one.points.push([atMs, value]);
        series.set(key, one);
      }
    }
    return { series };
  }
}

function isSelected({ name, labels }: Sample, selector: Selector): boolean {
  if (name !== selector.name) return false;
  return selector.matchers.every(([label, op, wanted]) => {
    const value = labels[label] ?? '';
    switch (op) {
      case '=':
        return value === wanted;
      case '!=':
        return value !== wanted;
      case '=~':
        return new RegExp(`^(?:${wanted})$`).test(value);
      default:
        throw new Error(`${op} is not evaluated`);
    }
  });
}

/** The samples of Prometheus' text format. */
export function readSamples(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name = '', given = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    const labels = [...given.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(
      ([, label = '', text = '']) => [label, text],
    );
    return { name, labels: Object.fromEntries(labels) as Label, value: Number(value) };
  });
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '#src/server/watching/metrics.ts';
import { metricsIn } from './evaluate.ts';
import { alertRules } from './rules.ts';

const { registry } = createMetrics();

/** Every name that a scrape can have. */
const names = new Set(
  registry.getMetricsAsArray().flatMap((metric) => {
    // The declared types leave out the kind, which every metric has.
    const { type } = metric as unknown as { type: string };
    const isHistogram = type === 'histogram';
    const endings = isHistogram ? ['_bucket', '_sum', '_count'] : [''];
    return endings.map((ending) => metric.name + ending);
  }),
);

type Panel = { title: string; targets: { expr: string }[] };

test('alerts are written as Prometheus reads them, and name metrics that there are', () => {
  const { groups } = parse(readFileSync('docs/operators/alerts.yml', 'utf8'));
  expect(groups.map(({ name }: { name: string }) => name)).toEqual(['ironwood']);
  expect(new Set(alertRules.map(({ alert }) => alert)).size).toBe(alertRules.length);
  for (const { alert, expr, labels, annotations } of alertRules) {
    expect(['page', 'warn'], alert).toContain(labels.severity);
    expect(annotations.summary, alert).toMatch(/^[A-Z].+\.$/);
    expect(
      metricsIn(expr).filter((name) => !names.has(name)),
      alert,
    ).toEqual([]);
  }
});

test('the dashboard shows metrics that there are, and all of the site’s own', () => {
  const { panels } = JSON.parse(readFileSync('docs/operators/dashboard.json', 'utf8')) as {
    panels: Panel[];
  };
  const shown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
  expect(shown.filter((name) => !names.has(name))).toEqual([]);
  const own = registry
    .getMetricsAsArray()
    .map(({ name }) => name)
    .filter((name) => name.startsWith('ironwood_'));
  expect(own.filter((name) => !shown.some((seen) => seen.startsWith(name)))).toEqual([]);
});

test('an expression that Prometheus would refuse is refused', () => {
  expect(() => metricsIn('sum by (route (x)')).toThrow('PromQL is wrong');
});

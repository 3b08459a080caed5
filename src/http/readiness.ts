/** What `/readyz` reports: `failing` names the checks that keep the site from serving, `checks` says how each went. */
export type Readiness = {
  ready: boolean;
  failing: string[];
  checks: Record<string, string>;
};

/** One check; `text` is what an operator reads, without secrets. */
export type ReadinessCheck = { isWell: boolean; text: string };

/** Sums up the checks: one that is not well makes the site not ready. */
export function readinessOf(checks: Readonly<Record<string, ReadinessCheck>>): Readiness {
  const all = Object.entries(checks);
  const failing = all.filter(([, { isWell }]) => !isWell).map(([name]) => name);
  return {
    ready: failing.length === 0,
    failing,
    checks: Object.fromEntries(all.map(([name, { text }]) => [name, text])),
  };
}

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type AlertRule = {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
};

type File = { groups: { rules: AlertRule[] }[] };

const file = parse(readFileSync('docs/operators/alerts.yml', 'utf8')) as File;

/** The alerts of docs/operators/alerts.yml. */
export const alertRules: readonly AlertRule[] = file.groups.flatMap(({ rules }) => rules);

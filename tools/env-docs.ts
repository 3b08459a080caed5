import { z } from 'zod';
import { envGroups } from '#src/server/env-variables.ts';

type Variable = { name: string; does: string; default: string; preset: string | null };

/** What people need to know about a variable; the default as a value, or in words if it is not fixed. */
function describeVariable(name: string, schema: z.ZodType): Variable {
  const { description: does, unset } = (schema.meta() ?? {}) as {
    description?: string;
    unset?: string;
  };
  if (!does) throw new Error(`${name} has no sentence in src/server/env-variables.ts`);
  const preset = schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : null;
  if (unset === undefined && !preset) throw new Error(`${name} does not say what holds without it`);
  return { name, does, default: unset ?? `\`${preset}\``, preset };
}

function variables(): [heading: string, Variable[]][] {
  return Object.entries(envGroups).map(([heading, group]) => [
    heading,
    Object.entries(group).map(([name, schema]) => describeVariable(name, schema)),
  ]);
}

const head = `# What the site reads from its environment. Copy this file to .env and take the # from the lines
# you need: npm start and the commands read it, and what the shell sets wins. An empty value counts
# as not set. docs/operations.md tells more.
#
# Written by node tools/write-env-docs.ts from src/server/env-variables.ts: change that instead.
`;

/** The text of `.env.example`. */
export function envExample(): string {
  const groups = variables().map(([heading, group]) => {
    const lines = group.map(
      (one) => `# ${one.does} Default: ${one.default}.\n#${one.name}=${one.preset ?? ''}\n`,
    );
    return `\n# --- ${heading} ---\n\n${lines.join('\n')}`;
  });
  return [head, ...groups].join('');
}

const begin = '<!-- Written by node tools/write-env-docs.ts -->\n';
const end = '<!-- Until here -->\n';

/** A document with its table of variables regenerated. @throws {Error} if it has no place for one */
export function withEnvTable(document: string): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document lacks ${begin.trim()} or ${end.trim()}`);
  return `${document.slice(0, from + begin.length)}\n${envTable()}\n${document.slice(to)}`;
}

function envTable(): string {
  const rows = variables().flatMap(([, group]) =>
    group.map(({ name, does, default: value }) => `| \`${name}\` | ${value} | ${does} |\n`),
  );
  return `| Variable | Default | What it does |\n|---|---|---|\n${rows.join('')}`;
}

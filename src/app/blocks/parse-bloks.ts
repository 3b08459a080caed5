import type { Logger } from '#src/domain/context.ts';
import type { Blok } from './blok-props.ts';
import { rawBlokSchema } from './fields.ts';
import { schemaOf } from './schemas.ts';

/** Components that have been reported as unknown, so that a busy page does not fill the log. */
const reported = new Set<string>();

type ParseOptions = { logger: Pick<Logger, 'warn'>; path?: string };

/**
 * Checks a list of bloks, and the bloks inside them, by their schemas. What is no blok, or of a
 * component that nothing here knows, is left out and logged once per process.
 */
export function parseBloks(list: unknown, { logger, path = '' }: ParseOptions): Blok[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((raw: unknown, at) => {
    const blok = parseBlok(raw, { logger, path: `${path}${at}` });
    return blok === null ? [] : [blok];
  });
}

function parseBlok(raw: unknown, options: Required<ParseOptions>): Blok | null {
  const known = rawBlokSchema.safeParse(raw);
  const schema = known.success ? schemaOf(known.data.component) : undefined;
  if (!known.success || schema === undefined) {
    report(known.success ? known.data.component : 'no component', options.logger);
    return null;
  }
  const result = schema.safeParse(known.data);
  if (!result.success) {
    options.logger.warn({ component: known.data.component, issues: result.error.issues }, 'Blok');
    return null;
  }
  const blok = result.data as Blok;
  const marked = { ...blok, _uid: blok._uid || `at-${options.path}`, ...editableOf(known.data) };
  return withParsedFields(marked, options);
}

/** Drafts say which part is which; the schemas of parts know nothing of it. */
function editableOf({ _editable }: Record<string, unknown>): { _editable?: string } {
  return typeof _editable === 'string' ? { _editable } : {};
}

/** Every field that holds bloks is checked in turn; the place on the page stands in for a missing id. */
function withParsedFields(blok: Blok, { logger, path }: Required<ParseOptions>): Blok {
  const fields = Object.entries(blok).map(([name, value]) => [
    name,
    holdsBloks(value) ? parseBloks(value, { logger, path: `${path}-${name}-` }) : value,
  ]);
  return Object.fromEntries(fields) as Blok;
}

function holdsBloks(value: unknown): boolean {
  return Array.isArray(value) && value.some((item) => rawBlokSchema.safeParse(item).success);
}

function report(component: string, logger: Pick<Logger, 'warn'>): void {
  if (reported.has(component)) return;
  reported.add(component);
  logger.warn({ component }, 'A story has a blok that the site does not know; it shows nothing.');
}

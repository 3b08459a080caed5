import type { Logger } from '#src/domain/context.ts';
import { schemaOf } from '#src/site/bloks/schemas.ts';
import type { Blok } from '#src/site/stories/blok-props.ts';
import { rawBlokSchema } from '#src/site/stories/fields.ts';

/** Components that were reported as unknown, so that a busy page does not fill the log. */
const reported = new Set<string>();

type ParseOptions = {
  logger: Pick<Logger, 'warn'>;
  path?: string;
  /** For a page that is shown, not edited: the position of a part is its id, which is shorter. */
  shown?: boolean;
};

/**
 * Validates a list of bloks, and the bloks inside them, with their schemas. Anything that is not a blok, or has an
 * unknown component, is left out and logged once per process.
 */
export function parseBloks(list: unknown, options: ParseOptions): Blok[] {
  const { logger, path = '', shown = false } = options;
  if (!Array.isArray(list)) return [];
  return list.flatMap((raw: unknown, at) => {
    const blok = parseBlok(raw, { logger, shown, path: `${path}${at}` });
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
  return withParsedFields({ ...blok, ...identityOf(known.data, options) }, options);
}

/**
 * A draft identifies its parts for the editor; the schemas know nothing about that. The position on the page replaces
 * a missing id.
 */
function identityOf(
  { _uid, _editable }: { _uid: string; _editable?: unknown },
  { path, shown }: Required<ParseOptions>,
): { _uid: string; _editable?: string } {
  const place = `at-${path}`;
  if (typeof _editable === 'string') return { _uid: _uid || place, _editable };
  return { _uid: shown ? place : _uid || place };
}

/** Every field with bloks is validated in turn. */
function withParsedFields(blok: Blok, { logger, path, shown }: Required<ParseOptions>): Blok {
  const fields = Object.entries(blok).map(([name, value]) => [
    name,
    holdsBloks(value) ? parseBloks(value, { logger, shown, path: `${path}-${name}-` }) : value,
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

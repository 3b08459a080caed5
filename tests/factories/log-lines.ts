import type { Logger } from '#src/domain/context.ts';

type Line = Record<string, unknown> & { level: string };

/** A logger that collects its messages, and the security events among them. */
export function collectLog() {
  const lines: Line[] = [];
  const at = (level: string) => (fields: object) => void lines.push({ level, ...fields });
  const logger: Logger = {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
  };
  return {
    logger,
    lines,
    /** Names of the security events so far, which are then cleared. */
    takeEvents(): unknown[] {
      return lines.splice(0).flatMap(({ kind, event }) => (kind === 'security' ? [event] : []));
    },
  };
}

import type { Logger } from '#src/domain/context.ts';

type Line = Record<string, unknown> & { level: string };

/** A logger that keeps what it is told, and the security events among it. */
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
    /** Names of the security events so far, which are then forgotten. */
    takeEvents(): unknown[] {
      return lines.splice(0).flatMap(({ kind, event }) => (kind === 'security' ? [event] : []));
    },
  };
}

import type { Database } from '#src/db/client.ts';
import type { Visit } from '#src/domain/analytics-visit.ts';
import type { Ctx, Logger } from '#src/domain/context.ts';
import type { JobQueue } from '#src/domain/jobs.ts';
import { refusingWrites } from '#src/domain/no-space.server.ts';
import type { HttpOptions } from '#src/http/app.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { backupSetupOf } from './backup/backup-service.ts';
import type { Env } from './env.ts';
import type { ForwardWatch } from './forward-watch.ts';
import { randomIds, systemClock } from './node-ids.ts';
import type { ShopMail } from './open-mail.ts';
import type { Storage } from './open-storage.ts';

type ContextParts = {
  env: Env;
  database: Database;
  jobs: JobQueue;
  logger: Logger;
  storage: Storage;
  content: Ctx['content'];
  keyFor: Ctx['keyFor'];
  mail: ShopMail;
  forwards: Pick<ForwardWatch, 'count'>;
};

export type SiteContexts = {
  forRequest: HttpOptions['createContext'];
  /** For work without a request: seeding and jobs. */
  forSystem(reason: string): Ctx;
};

/** Creates the contexts that the domain works with: who acts, and with which services. */
export function createSiteContexts(parts: ContextParts): SiteContexts {
  const { env, database, jobs, logger, storage, content, keyFor, mail, forwards } = parts;
  const backupSetup = backupSetupOf(env);

  function create(actor: Ctx['actor'], requestId: string, visit?: Visit): Ctx {
    return {
      actor,
      db: database.db,
      clock: systemClock,
      ids: randomIds,
      logger,
      requestId,
      onlyReads: false,
      locale: defaultLocale,
      content,
      ...storage,
      jobs,
      backupSetup,
      sendsMail: mail.isOn(),
      mailSetup: mail.setup,
      hasCdn: env.CDN_PURGE_URL !== undefined,
      hasUntrustedProxy: forwards.count() > 0,
      origin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
      keyFor,
      visit,
    };
  }

  return {
    forRequest({ requestId, visit, locale, refusesWrites, onlyReads }) {
      const ctx = { ...create({ kind: 'visitor' }, requestId, visit), locale, onlyReads };
      return refusesWrites ? { ...ctx, db: refusingWrites(ctx.db) } : ctx;
    },
    forSystem: (reason) => create({ kind: 'system', reason }, randomIds.uuid()),
  };
}

import { createContentClient } from '#src/adapters/content-client.ts';
import type { Database } from '#src/db/client.ts';
import { createContentVersion } from '#src/domain/content/index.server.ts';
import { createKnownLanguages } from '#src/domain/settings/index.server.ts';
import { contentTokens } from './content-tokens.ts';
import type { Env } from './env.ts';
import { systemClock } from './node-ids.ts';
import type { AskSite } from './own-pages.ts';

type ContentParts = { env: Env; secret: string; database: Database };

/** Who may read stories, which content version and languages are current, and the client that pages read with. */
export function openContent({ env, secret, database }: ContentParts, ask: AskSite) {
  const tokens = contentTokens({ env, secret });
  const version = createContentVersion({ db: database.db, clock: systemClock });
  const client = createContentClient({
    token: env.STORYBLOK_TOKEN ?? tokens.publicToken,
    hosted: env.STORYBLOK_TOKEN !== undefined,
    region: env.STORYBLOK_REGION,
    endpoint: env.STORYBLOK_ENDPOINT,
    fetch: (request) => ask(request),
    version,
  });
  const languages = createKnownLanguages(database.db, version.current);
  return { tokens, version, client, languages };
}

export type SiteContent = ReturnType<typeof openContent>;

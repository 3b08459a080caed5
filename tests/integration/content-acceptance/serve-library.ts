import type { Ctx } from '#src/domain/context.ts';
import { seedLibrary } from '#tests/factories/content-library.ts';
import { createContentApp, testTokens } from '#tests/factories/content-service.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { ask, type ContentServer, serveContent } from '../clients/ask.ts';
import type { Call, Outcome } from '../clients/call.ts';

/** By default the public token, and the client's own options. */
type Options = { token?: string; options?: Record<string, unknown> };

export type LibraryService = {
  ctx: Ctx;
  library: Awaited<ReturnType<typeof seedLibrary>>;
  server: ContentServer;
  /** The results of the calls with client 7. */
  ask(calls: Call[], options?: Options): Promise<Outcome[]>;
  /** The results of the calls with client 4.5.8. */
  askOld(calls: Call[], options?: Options): Promise<Outcome[]>;
  close(): Promise<void>;
};

/** The content service on a database with the library in it. */
export async function serveLibrary(
  intercept?: (url: URL) => Response | null,
): Promise<LibraryService> {
  const database = await openTestDatabase();
  const ctx = createTestContext(database.db);
  const library = await seedLibrary(ctx);
  const server = await serveContent(createContentApp(ctx), intercept);
  const askBy =
    (client: 'ask-client' | 'ask-old-client') =>
    (calls: Call[], { token = testTokens.publicToken, options }: Options = {}) =>
      ask(client, { endpoint: server.endpoint, token, options, calls });
  return {
    ctx,
    library,
    server,
    ask: askBy('ask-client'),
    askOld: askBy('ask-old-client'),
    async close() {
      server.close();
      await database.close();
    },
  };
}

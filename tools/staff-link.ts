// npm run staff:link [-- email]: lets somebody in who is locked out. Prints a one-time link to a new
// password and removes the second factor. The server must be stopped if the database is embedded.
import { join } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import { type Database, openDatabase } from '#src/db/client.ts';
import { migrate } from '#src/db/migrate.ts';
import { authUsers } from '#src/db/schema/auth.ts';
import { createRescueLink, createSetupLink, hasAccounts } from '#src/domain/auth/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { prepareDataFolder } from '#src/server/data-folder.ts';
import { createLogger } from '#src/server/logger.ts';
import { StartError } from '#src/server/start-error.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { readSettings } from './read-settings.ts';
import { runTool } from './run-tool.ts';
import { createToolContext } from './tool-context.ts';

await runTool(async () => {
  const env = readSettings();
  prepareDataFolder(env.DATA_DIR);
  const logger = createLogger('warn');
  const dataDir = join(env.DATA_DIR, 'database');
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir, logger });
  try {
    await migrate(database);
    const ctx = createToolContext({ env, database, reason: 'staff:link' });
    const path = await makeLink(ctx, database, process.argv[2]);
    const origin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
    console.log(`\n  Start the site, then open this once: ${origin}${path}\n`);
  } finally {
    await database.close();
  }
});

async function makeLink(ctx: Ctx, database: Database, email?: string): Promise<string> {
  if (!(await hasAccounts(ctx))) return `/setup/${await createSetupLink(ctx)}`;
  const whose = email ?? (await onlyOwner(database));
  try {
    return `/reset/${await createRescueLink(ctx, { email: whose })}`;
  } catch (error) {
    throw error instanceof DomainError
      ? new StartError(`${refusalText(error.told, defaultLocale)}: ${whose}`)
      : error;
  }
}

/** Without an email address it is for the owner, if there is only one. */
async function onlyOwner({ db }: Database): Promise<string> {
  const owners = await db
    .select({ email: authUsers.email })
    .from(authUsers)
    .where(and(eq(authUsers.role, 'owner'), isNull(authUsers.disabledAt)));
  const [owner] = owners;
  if (owner && owners.length === 1) return owner.email;
  throw new StartError('The shop has more than one owner: npm run staff:link -- their@address');
}

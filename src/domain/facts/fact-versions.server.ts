import { sql } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { factChangesOf } from '#src/db/fact-changes.ts';
import { catalogVersions } from '#src/db/schema/catalog.ts';
import { factVersions } from '#src/db/schema/fact-versions.ts';
import type { Ctx } from '#src/domain/context.ts';

/** What pages are made of and what changes rarely; triggers renew a subject's version with every change. */
export type FactSubject =
  | 'catalog'
  | 'settings'
  | 'rates'
  | 'gallery'
  | 'media'
  | 'careers'
  | 'reviews';

type Versions = ReadonlyMap<string, string>;

const ofRequest = new WeakMap<Ctx, Promise<Versions>>();

/**
 * The versions of all subjects, in one statement. A request that only reads asks once; one that may write asks each
 * time, because it must see what it wrote.
 */
export function readFactVersions(ctx: Ctx): Promise<Versions> {
  if (!ctx.onlyReads) return askFactVersions(ctx);
  const known = ofRequest.get(ctx);
  if (known) return known;
  const asking = askFactVersions(ctx);
  ofRequest.set(ctx, asking);
  asking.catch(() => ofRequest.delete(ctx));
  return asking;
}

/** The same request with another reader, who need not ask for the versions again. */
export function readBy(ctx: Ctx, reader: Partial<Pick<Ctx, 'actor' | 'locale'>>): Ctx {
  const changed = { ...ctx, ...reader };
  const known = ofRequest.get(ctx);
  if (known) ofRequest.set(changed, known);
  return changed;
}

/** Changes whenever any process changes a catalog table. */
export async function readCatalogVersion(ctx: Ctx): Promise<string> {
  return (await readFactVersions(ctx)).get('catalog') ?? '';
}

/** For tables without a trigger, whose rare changes belong to what is read once per version of the catalog. */
export async function renewCatalogVersion({ db }: Pick<Ctx, 'db'>): Promise<void> {
  const { id, version } = catalogVersions;
  await db
    .insert(catalogVersions)
    .values({ id: 1 })
    .onConflictDoUpdate({
      target: id,
      set: { version: sql`excluded.${sql.identifier(version.name)}` },
    });
}

type Answer = { at: number; versions: Promise<Versions> };

const answers = new WeakMap<Db, Answer>();

/** Where only this process can write, one answer holds until a version has changed: until then a page asks nothing. */
function askFactVersions({ db }: Ctx): Promise<Versions> {
  const at = factChangesOf(db);
  if (at === null) return askDatabase(db);
  const known = answers.get(db);
  if (known?.at === at) return known.versions;
  const answer = { at, versions: askDatabase(db) };
  answers.set(db, answer);
  answer.versions.catch(() => {
    if (answers.get(db) === answer) answers.delete(db);
  });
  return answer.versions;
}

async function askDatabase(db: Db): Promise<Versions> {
  const asking = prepared.get(db) ?? prepareAsking(db);
  prepared.set(db, asking);
  const rows = await asking.execute();
  return new Map(rows.map((row) => [row.subject, row.version]));
}

/** Each page asks, and building the query took four times as long as running it. */
const prepared = new WeakMap<Db, ReturnType<typeof prepareAsking>>();

/** Without a name: the session may belong to a pooler that does not support prepared statements. */
function prepareAsking(db: Db) {
  const subject = sql<string>`'catalog'`.as('subject');
  return db
    .select({ subject: factVersions.subject, version: factVersions.version })
    .from(factVersions)
    .unionAll(db.select({ subject, version: catalogVersions.version }).from(catalogVersions))
    .prepare('');
}

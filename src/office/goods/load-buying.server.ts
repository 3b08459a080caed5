import type { Ctx } from '#src/domain/context.ts';
import { countStock, listImports } from '#src/domain/goods/index.server.ts';
import { listFeeds, needsSomebody } from '#src/domain/supplier-feeds/index.server.ts';
import { countOpenQuestions, listFitFiles } from '#src/domain/supplier-fit/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';

/** What waits for whoever buys goods: feeds and files that need a decision, and empty shelves. */
export async function loadBuying(ctx: Ctx) {
  const [feeds, imports, fitFiles, questions, stock] = await Promise.all([
    listFeeds(ctx),
    listImports(ctx),
    listFitFiles(ctx),
    countOpenQuestions(ctx),
    countStock(ctx),
  ]);
  const needing = feeds.filter(needsSomebody);
  // A file that a feed has brought is decided on the feed's page, which says why it was held.
  const fetched = needing.map(({ last }) => last?.importId);
  const checkedImports = imports
    .filter(({ id, state }) => state === 'checked' && !fetched.includes(id))
    .map(({ id, fileName, actorName, at, counts: { added, changed, refused } }) => ({
      ...{ id, fileName, actorName, at },
      href: adminHrefs.goodsImport({ id }),
      goods: { added, changed, refused },
      applications: 0,
    }));
  const checkedFitFiles = fitFiles
    .filter(({ state }) => state === 'checked')
    .map(({ id, fileName, actorName, at, rowsRead }) => ({
      ...{ id, fileName, actorName, at },
      href: adminHrefs.fitFile({ id }),
      goods: null,
      applications: rowsRead,
    }));
  const files = [...checkedImports, ...checkedFitFiles];
  return {
    feeds: needing.map(({ id, name, last }) => ({ id, name, state: last?.state ?? 'failed' })),
    files: files.toSorted((one, other) => (one.at < other.at ? 1 : -1)),
    questions,
    stock,
  };
}

export type BuyingData = Awaited<ReturnType<typeof loadBuying>>;
export type WaitingFile = BuyingData['files'][number];

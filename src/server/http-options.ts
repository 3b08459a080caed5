import { createRequestLimit } from '#src/domain/requests/index.server.ts';
import type { HttpOptions } from '#src/http/app.ts';
import type { PictureQueues } from '#src/http/assets/variants.ts';
import type { PageCache } from '#src/http/documents/page-cache.ts';
import frameScript from '#src/http/embeds/frame.js?raw';
import mapFrameScript from '#src/http/embeds/map-frame.js?raw';
import type { StaticFiles } from '#src/http/static-files.ts';
import { onlyRun } from '#src/lib/around.ts';
import { describeComponents } from '#src/site/bloks/describe-components.ts';
import { lastResortPage, refusalPage } from '#src/web/browser/last-resort.ts';
import { plainUnsavedPage } from '#src/web/forms/unsaved/plain-unsaved-page.ts';
import { readUnsaved } from '#src/web/forms/unsaved/read-unsaved.server.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { watchMigrations } from './migration-watch.ts';
import { elapsedMs, randomIds } from './node-ids.ts';
import type { SiteContent } from './open-content.ts';
import {
  type AskSite,
  connectionAddress,
  type createOwnPages,
  isFromNetwork,
  variantOf,
} from './own-pages.ts';
import { openPageRendering } from './page-rendering.ts';
import { pictureOptions } from './picture-options.ts';
import type { SiteContexts } from './site-contexts.ts';
import type { SiteOptions } from './site-options.ts';
import { withAroundPages } from './watching/observe.ts';

type HttpParts = Pick<HttpOptions, 'readVisit' | 'news' | 'lifecycle' | 'https' | 'admission'> &
  Pick<HttpOptions['documents'], 'boot' | 'extraHeaders'> & {
    options: SiteOptions;
    ask: AskSite;
    content: SiteContent;
    contexts: SiteContexts;
    pages: ReturnType<typeof createOwnPages>;
    cache: PageCache;
    statics: StaticFiles;
    watch: HttpOptions['database'];
    diskSpace: HttpOptions['diskSpace'];
    queues: PictureQueues;
  };

/** The parts of the site that the HTTP layer needs. */
export function httpOptions(parts: HttpParts): HttpOptions {
  const { options, contexts, content, statics, cache, pages, queues, diskSpace } = parts;
  const { env, database } = options;
  const { tokens } = content;
  // A single process counts in memory; several processes on one PostgreSQL count there together.
  const countingDb = database.kind === 'postgres' ? database.db : null;
  return {
    createContext: contexts.forRequest,
    readVisit: parts.readVisit,
    languages: content.languages.current,
    newRequestId: randomIds.uuid,
    connectionAddress,
    isFromNetwork,
    admission: parts.admission,
    variantOf,
    documents: documentOptions(parts),
    plainPage: refusalPage,
    tell: refusalText,
    unsavedPage: async (posted, locale) => plainUnsavedPage(await readUnsaved(posted), locale),
    database: parts.watch,
    contentTokens: tokens,
    management: {
      managementToken: tokens.managementToken,
      components: describeComponents,
      publicOrigin: env.PUBLIC_ORIGIN ?? null,
    },
    ...pictureOptions({ env, statics, queues, readPage: (path) => pages.read(path, cache) }),
    embeds: { frameScript, mapFrameScript },
    createLimit: (rule) => createRequestLimit(rule, { db: countingDb }),
    news: parts.news,
    lifecycle: parts.lifecycle,
    async renderSampleLetter(setting) {
      const { renderSampleLetter } = await import('#src/letters/sample-letter.ts');
      return renderSampleLetter(setting);
    },
    diskSpace,
    metrics: options.watching?.metrics ?? null,
    migrations: watchMigrations(database),
    trustedHops: env.TRUSTED_PROXY_HOPS,
    https: parts.https,
  };
}

function documentOptions(parts: HttpParts): HttpOptions['documents'] {
  const { options, ask, content, cache, boot, extraHeaders } = parts;
  return {
    render: withAroundPages(
      openPageRendering({ ...options, tokens: content.tokens, ask }),
      options.watching?.aroundPage ?? onlyRun,
    ),
    cache,
    boot,
    lastResort: lastResortPage,
    version: () => content.version.current(),
    nowMs: elapsedMs,
    extraHeaders,
  };
}

import type { Ctx, Locale } from '#src/domain/context.ts';
import type { RefusalOrText } from '#src/domain/refusal.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import type { ReadVisit } from './analytics/read-visit.ts';
import type { ProblemCode } from './problem-kinds.ts';

/** `staff` see the whole site, `guests` the page of a link that was sent to them, `strangers` that it opens soon. */
export type ClosedFor = 'staff' | 'guests' | 'strangers';

/** What Hono handlers find on the context, put there once per request by `withContext`. */
export type HttpEnv = {
  Variables: {
    ctx: Ctx;
    visitorIp: string;
    /** The visitor and their variant of a page. Absent for requests by the site itself. */
    asked?: ReadVisit;
    /** The text of a refusal in a language. */
    tell: (told: RefusalOrText, locale: Locale) => string;
    /** Fallback pages for browsers, by kind of refusal, when the application cannot render one. */
    plainPage?: (locale: LocaleCode, code: ProblemCode) => string;
    /** The pattern of the page's route, once it is known. */
    route?: string;
    /** Set if a page came from the page cache, or was put there. */
    cacheUse?: 'hit' | 'miss';
    /** Set while the site is not open: who asks for one of its pages. */
    closedFor?: ClosedFor;
    /** Set while rendering a draft inside the editor. */
    isPreview?: boolean;
    /** Why a request was refused, for the log. */
    refusal?: 'cross-site' | 'cross-site token';
    /** Set while rendering: names of the query parameters that the page depends on. */
    readParams?: ReadonlySet<string>;
    /** Set while rendering: the document as text. Its response then has no body. */
    documentHtml?: string | undefined;
    /** Set on a form of a network that has sent too many: how long it has to wait. */
    waitSeconds?: number;
  };
};

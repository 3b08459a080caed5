import type { Ctx, Locale } from '#src/domain/context.ts';
import type { RefusalOrText } from '#src/domain/refusal.ts';
import type { ReadVisit } from './analytics/read-visit.ts';
import type { ProblemCode } from './problem-kinds.ts';

/** What Hono handlers find on the context, put there once per request by `withContext`. */
export type HttpEnv = {
  Variables: {
    ctx: Ctx;
    visitorIp: string;
    /** Who asks, and which variant of a page is theirs. Absent where the site asks itself. */
    asked?: ReadVisit;
    /** The words of a refusal, in a language. */
    tell: (told: RefusalOrText, locale: Locale) => string;
    /** What a browser is shown where no page of the application can be, by kind of refusal. */
    plainPage?: (path: string, code: ProblemCode) => string;
    /** Set while rendering, when what is shown is a draft inside the editor. */
    isPreview?: boolean;
    /** Why a request was refused, for the log. */
    refusal?: 'cross-site' | 'cross-site token';
    /** Set while rendering: names of the query's parameters that the page was made of. */
    readParams?: ReadonlySet<string>;
    /** Set on a form of a network that has sent too many: so long it has to wait. */
    waitSeconds?: number;
  };
};

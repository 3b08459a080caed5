import { setTimeout as sleep } from 'node:timers/promises';
import { type ISbStoriesParams, Storyblok } from 'storyblok-js-client';

export type ServiceOptions = {
  token: string;
  /** Of the hosted service. */
  region?: string;
  /** A service elsewhere, up to and including `/v2`. Without it: the hosted one. */
  endpoint?: string;
  /** Answers in this process instead of the network. */
  fetch?: (request: Request) => Promise<Response>;
  wait?: (ms: number) => Promise<unknown>;
};

/** The service refused or could not be reached; `status` is 0 for the latter. */
export class ContentServiceError extends Error {
  override name = 'ContentServiceError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

export type ContentService = {
  get(path: string, params: ISbStoriesParams): Promise<Record<string, unknown>>;
  /** All pages of a list, in order. */
  getAll(path: string, params: ISbStoriesParams): Promise<unknown[]>;
};

/** The specification, sections 8 and 9: five more tries, after 1, 2, 3, 4 and 5 seconds. */
const tries = 5;

/**
 * The real client, without its traps: its memory is shared by the whole module and never expires,
 * the `cv` it keeps goes stale the same way, and its own retries neither grow nor end as they should.
 */
export function createContentService(options: ServiceOptions): ContentService {
  const { token, region, endpoint, fetch, wait = sleep } = options;
  const client = new Storyblok({
    accessToken: token,
    region,
    endpoint,
    cache: { type: 'none', cv: 'manual' },
    maxRetries: -1,
    // 0 is no limit: a queue in front of this very process would only make visitors wait.
    ...(fetch && { rateLimit: 0, fetch: (input, init) => fetch(new Request(input, init)) }),
  });

  async function retrying<Answer>(call: () => Promise<Answer>, tried = 0): Promise<Answer> {
    try {
      return await call();
    } catch (reason) {
      const error = toServiceError(reason);
      if (error.status !== 429) throw error;
      if (tried === tries) throw new ContentServiceError('Hit rate limit', 429);
      await wait((tried + 1) * 1000);
      return retrying(call, tried + 1);
    }
  }

  // The client writes into the parameters it is given.
  return {
    get: (path, params) => retrying(async () => (await client.get(path, { ...params })).data),
    getAll: (path, params) => retrying(() => client.getAll(path, { ...params })),
  };
}

/** The client rejects with plain objects, and for a broken network without a status. */
function toServiceError(reason: unknown): ContentServiceError {
  const { message, status } = reason as { message?: unknown; status?: unknown };
  const text = typeof message === 'string' ? message : 'The content service could not be reached';
  return new ContentServiceError(text, typeof status === 'number' ? status : 0);
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type ISbStoriesParams, Storyblok } from 'storyblok-js-client';

export type ServiceOptions = {
  token: string;
  /** The access token of the hosted service. */
  region?: string;
  /** Base URL of another service, up to and including `/v2`; the hosted service if not set. */
  endpoint?: string;
  /** Answers requests inside this process instead of over the network. */
  fetch?: (request: Request) => Promise<Response>;
  wait?: (ms: number) => Promise<unknown>;
};

/** The service refused the request or could not be reached; `status` is 0 in the latter case. */
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

/** Specification, sections 8 and 9: five retries, after 1, 2, 3, 4 and 5 seconds. */
const tries = 5;

/**
 * Wraps the real client to avoid three of its problems: its cache is shared by the whole module and never expires, so
 * is the `cv` it keeps, and its own retries neither back off nor stop as the specification asks.
 */
export function createContentService(options: ServiceOptions): ContentService {
  const { token, region, endpoint, fetch, wait = sleep } = options;
  const client = new Storyblok({
    accessToken: token,
    region,
    endpoint,
    cache: { type: 'none', cv: 'manual' },
    maxRetries: -1,
    // 0 means no limit: queueing requests to this same process would only delay visitors.
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

  // A copy, because the client writes into the parameters it is given.
  return {
    get: (path, params) => retrying(async () => (await client.get(path, { ...params })).data),
    getAll: (path, params) => retrying(() => client.getAll(path, { ...params })),
  };
}

/** The client rejects with plain objects, without a status if the network failed. */
function toServiceError(reason: unknown): ContentServiceError {
  const { message, status } = reason as { message?: unknown; status?: unknown };
  const text = typeof message === 'string' ? message : 'The content service could not be reached';
  return new ContentServiceError(text, typeof status === 'number' ? status : 0);
}

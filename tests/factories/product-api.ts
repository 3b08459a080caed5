import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createRequestLimit } from '#src/domain/requests/index.server.ts';
import { createAdmissionGate } from '#src/http/admission/admission-gate.ts';
import { createVisitReader, type VisitReader } from '#src/http/analytics/read-visit.ts';
import { createHttpApp, type HttpOptions } from '#src/http/app.ts';
import { allLanguages } from '#src/lib/site-languages.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { createTestContext } from './context.ts';
import { seedShopRecords } from './shop-records.ts';

/** The visitor, on a site without experiments. */
function visitReader({ keyFor }: Ctx): VisitReader {
  const experiments = { refresh: async () => undefined, current: () => [], find: () => undefined };
  return createVisitReader({ experiments, keyFor, https: true });
}

export type TestApi = { database: Database; ctx: Ctx; app: ReturnType<typeof createHttpApp> };

/** The whole HTTP layer on a database with a shop in it. Close the database in `afterAll`. */
export async function openApi(): Promise<TestApi> {
  const database = await openTestDatabase();
  const ctx = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedShopRecords(database.db);
  return { database, ctx, app: apiOn(ctx) };
}

/** Without `requests` there are no limits. */
export function apiOn(ctx: Ctx, { requests = 1_000_000 } = {}): TestApi['app'] {
  const options: Partial<HttpOptions> = {
    createContext: ({ requestId, visit }) => ({ ...ctx, requestId, visit }),
    readVisit: visitReader(ctx),
    languages: () => allLanguages,
    variantOf: () => undefined,
    newRequestId: ctx.ids.uuid,
    connectionAddress: () => '203.0.113.7',
    isFromNetwork: () => false,
    admission: createAdmissionGate(),
    trustedHops: 0,
    https: true,
    createLimit: (rule) => createRequestLimit({ ...rule, requests }, { db: null }),
    // The rest of the layer is not used here.
    contentTokens: { publicToken: '', previewToken: '' },
    management: { managementToken: '', components: () => [], publicOrigin: null },
    assets: { cacheFolder: '' },
    lifecycle: { draining: false },
    diskSpace: () => ({ isLow: false, freeBytes: 0, neededBytes: 0 }),
    database: alwaysThere,
    migrations: async () => 'current',
    metrics: null,
    tell: refusalText,
  };
  return createHttpApp({
    drawings: {},
    install: { cacheFolder: '' },
    brand: {},
    embeds: {},
    sharePictures: {},
    pagePictures: {},
    documents: {},
    ...options,
  } as HttpOptions);
}

/** A database that answers. */
const alwaysThere = {
  isAway: () => false,
  onAway: () => () => undefined,
  check: async () => true,
};

type Sending = { body?: unknown; headers?: Record<string, string> };

/** Simulates a browser: stores cookies, repeats the token, sends JSON. */
export class ApiVisitor {
  readonly cookies = new Map<string, string>();
  readonly app: TestApi['app'];

  constructor(app: TestApi['app']) {
    this.app = app;
  }

  /** One that has a token already. */
  static async arriving(app: TestApi['app']): Promise<ApiVisitor> {
    const visitor = new ApiVisitor(app);
    await visitor.call('GET', '/api/sanctum/csrf-cookie');
    return visitor;
  }

  /** A string is sent unchanged, anything else as JSON. */
  async call(method: string, path: string, { body, headers }: Sending = {}): Promise<Response> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await this.app.request(`https://shop.example${path}`, {
      method,
      headers: {
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'X-XSRF-TOKEN': this.cookies.get('XSRF-TOKEN') ?? '',
        ...(text !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(text !== undefined && { body: text }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      this.cookies.set(name, value);
    }
    return response;
  }

  /** Starts a build; from then on this browser owns it. */
  async startBuild(body: object = { vehicleId: 'ford-f150-2021', year: 2021 }): Promise<string> {
    const response = await this.call('POST', '/p/v1/builds', { body });
    return (await dataOf<{ id: string }>(response)).id;
  }
}

export async function dataOf<Data>(response: Response): Promise<Data> {
  // Responses of our own API: a test that expects the wrong type fails by itself.
  const { data } = (await response.json()) as { data: Data };
  return data;
}

import type { Database } from '#src/db/client.ts';
import { createToken } from '#src/domain/content/index.server.ts';
import type { TokenAccess } from '#src/domain/content/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from './context.ts';
import { apiOn, dataOf } from './product-api.ts';

type Sending = { body?: unknown; headers?: Record<string, string> };

/** The calls about the catalog on a shop's database, made with keys of it. */
export async function openGoodsApi(
  database: Database,
  { requests = 1_000_000, parts = {} }: { requests?: number; parts?: Partial<Ctx> } = {},
) {
  const visitor = createTestContext(database.db, { ...parts, actor: { kind: 'visitor' } });
  const app = apiOn(visitor, { requests });
  const system = createTestContext(database.db);
  const keyOf = async (access: TokenAccess, name = `A program that may ${access}`) =>
    (await createToken(system, { name, access })).token;

  /** A string or bytes are sent as they are, anything else as JSON. */
  function call(method: string, path: string, { body, headers }: Sending = {}) {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    const type = isRaw ? 'application/octet-stream' : 'application/json';
    return Promise.resolve(
      app.request(`https://shop.example/v1/goods${path}`, {
        method,
        headers: { ...(body !== undefined && { 'Content-Type': type }), ...headers },
        ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
      }),
    );
  }

  function caller(key: string) {
    const send = (method: string, path: string, { body, headers }: Sending = {}) =>
      call(method, path, { body, headers: { Authorization: `Bearer ${key}`, ...headers } });
    return {
      send,
      /** `data` of an answer. @throws {Error} with the refusal if it is none */
      async ask<Data>(method: string, path: string, body?: unknown): Promise<Data> {
        const response = await send(method, path, { body });
        if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
        return dataOf<Data>(response);
      },
    };
  }

  return { call, caller, keyOf, visitor };
}

/** What a refusal says. */
export async function refusalOf(response: Response) {
  // Our own problem documents: a test that expects another shape fails by itself.
  const { detail, errors = [] } = (await response.json()) as {
    detail: string;
    errors?: { path: string; message: string }[];
  };
  return { status: response.status, detail, fields: errors.map(({ path }) => path) };
}

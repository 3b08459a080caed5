import { RouterContextProvider } from 'react-router';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { statusOf } from '#src/office/kit/answer.server.ts';
import { ctxContext, visitorContext } from '#src/web/page/load-context.ts';

/** Field values by name; a list is one name sent several times. */
export type Fields = Readonly<Record<string, string | readonly string[] | File>>;

/** The action of a route; their params differ. */
export type RouteAction = (args: never) => unknown;

export type PostedForm = {
  fields: Fields;
  /** The params of the URL: `{ id: '7' }`. */
  params?: Readonly<Record<string, string>>;
  /** The Cookie header. */
  cookie?: string;
};

/** The response. */
export type Posted = {
  status: number;
  /** The target of a redirect. */
  location: string | null;
  /** The action data. */
  answer: {
    done?: string;
    problem?: string;
    issues?: Record<string, string>;
    typed?: Record<string, string>;
  } & Record<string, unknown>;
  headers: Headers;
};

/** Submits a form to the action of an office route, as the actor of the context. */
export function postForm(action: RouteAction, ctx: Ctx, form: PostedForm): Promise<Posted> {
  return send(action, ctx, { ...form, body: bodyOf(form.fields) });
}

/** Posts JSON, as the scripts of some pages do. */
export function postJson(
  action: RouteAction,
  ctx: Ctx,
  { json, params }: { json: unknown; params?: PostedForm['params'] },
): Promise<Posted> {
  return send(action, ctx, { body: JSON.stringify(json), params, type: 'application/json' });
}

type Sent = Omit<PostedForm, 'fields'> & { body: BodyInit; type?: string };

async function send(action: RouteAction, ctx: Ctx, sent: Sent): Promise<Posted> {
  const url = new URL('http://shop.test/admin');
  const headers = new Headers({ ...(sent.cookie && { Cookie: sent.cookie }) });
  if (sent.type) headers.set('Content-Type', sent.type);
  const request = new Request(url, { method: 'POST', body: sent.body, headers });
  const args = { request, url, params: sent.params ?? {}, context: contextOf(ctx) };
  const given = await Promise.resolve(action(args as never)).catch((thrown: unknown) => thrown);
  return readAnswer(given);
}

function contextOf(ctx: Ctx): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(ctxContext, { ...ctx });
  context.set(visitorContext, { ip: '192.0.2.7' });
  const { actor, locale } = ctx;
  if (actor.kind === 'staff') {
    const facts = { renewedAt: 0, refreshExpiresAt: 0, refreshable: true };
    const flags = { twoFactorEnabled: false, lacksFactor: false };
    context.set(staffContext, { id: 'one', token: 'one', actor, facts, locale, ...flags });
  }
  return context;
}

function bodyOf(fields: Fields): BodyInit {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one] as const),
  );
  const hasFile = pairs.some(([, value]) => value instanceof File);
  if (!hasFile) return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return form;
}

/** The result of the router's `data()`. */
type WithInit = { data: Posted['answer'] | null; init: ResponseInit | null };

async function readAnswer(given: unknown): Promise<Posted> {
  if (given instanceof DomainError) {
    // As `onError` does for what an action does not catch.
    return { status: statusOf[given.code], location: null, answer: {}, headers: new Headers() };
  }
  if (given instanceof Error) throw given;
  if (given instanceof Response) {
    const isJson = given.headers.get('Content-Type')?.includes('json');
    const answer = isJson ? await given.json() : {};
    return {
      status: given.status,
      location: given.headers.get('Location'),
      answer,
      headers: given.headers,
    };
  }
  const { data, init } = given as WithInit;
  const headers = new Headers(init?.headers);
  return { status: init?.status ?? 200, location: null, answer: data ?? {}, headers };
}

import { type ActionFunctionArgs, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import type { Ctx } from '#src/domain/context.ts';
import { splitLocale } from '#src/lib/locales.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { readForm } from '../read-form.server.ts';
import { captureTyped } from './capture-typed.server.ts';
import { rememberPosted } from './posted-forms.server.ts';

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

const full = Object.assign(new Error('could not extend file'), { code: '53100' });

/** The response of a build route with this action. */
async function answerOf(action: Action, request: Request): Promise<unknown> {
  const build = { routes: { page: { module: { action } } } } as unknown as ServerBuild;
  const kept = captureTyped(build).routes.page?.module.action as unknown as Action;
  const context = new RouterContextProvider();
  const { locale } = splitLocale(new URL(request.url).pathname);
  const actor = { kind: 'visitor' };
  context.set(ctxContext, {
    logger: quietLogger,
    requestId: 'one',
    actor,
    locale,
  } as unknown as Ctx);
  const args = { request, context, params: {} } as unknown as ActionFunctionArgs;
  return kept(args).catch((thrown: unknown) => thrown);
}

function posted(fields: Record<string, string>, path = '/contact'): Request {
  const body = new URLSearchParams(fields);
  return new Request(`http://localhost${path}`, { method: 'POST', body });
}

test('a form that finds no room comes back with what was typed, and no password', async () => {
  const request = posted({ name: 'Ann', message: 'It clunks', password: 'gravel' });
  const answer = await answerOf(async (args) => {
    await readForm(args.request);
    throw new Error('Failed query', { cause: full });
  }, request);
  expect(answer).toMatchObject({
    init: { status: 507 },
    data: {
      unsaved: {
        path: '/contact',
        fields: [
          ['name', 'Ann'],
          ['message', 'It clunks'],
        ],
      },
    },
  });
});

test('a form that can give itself back does, in its language and with the room that is needed', async () => {
  const giveBack = (message: string, status: number) => ({ message, status });
  const answer = await answerOf(
    async (args) => {
      rememberPosted(args.request, { form: await readForm(args.request), giveBack });
      throw full;
    },
    posted({ name: 'Ann' }, '/es/contact'),
  );
  expect(answer).toEqual({
    status: 507,
    message: expect.stringMatching(/ya no hay espacio.*32 MB/),
  });
});

test('any other error goes on', async () => {
  const error = new Error('our own mistake');
  expect(await answerOf(() => Promise.reject(error), posted({}))).toBe(error);
});

import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Db } from '#src/db/client.ts';
import { required } from '#src/lib/rules.ts';
import { zodRule } from '#src/lib/zod-rule.ts';
import { formWatchContext, waitContext } from '#src/web/forms/guard/form-watch-context.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { createTestContext, testNow } from '#tests/factories/context.ts';
import { createFormWatch } from './form-watch.ts';
import { guardNames } from './guard-names.ts';
import { receiveForm } from './receive-form.server.ts';
import { type FormServing, serveForm } from './serve-form.server.ts';

const schema = z.object({
  formId: z.uuid(),
  message: zodRule([required()], { field: 'message' }),
});

type Answer = {
  taken?: string;
  isSpam?: true;
  status?: number;
  said?: string;
  serving?: FormServing;
  task?: Challenge;
};

type Taking = { takesSpam?: boolean; takesOld?: boolean; maySendLater?: boolean };

/** A server that accepts the form "contact", without a database. */
function openDesk({ attackPerMinute = 6 } = {}) {
  let now = testNow;
  const ctx = createTestContext({} as Db, { clock: { now: () => now } });
  const nowMs = () => now.epochMilliseconds;
  const watch = createFormWatch({ minimumSeconds: 3, attackPerMinute, nowMs });
  async function post(
    fields: Record<string, string>,
    { wait = null, ...taking }: Taking & { wait?: number | null } = {},
  ): Promise<Answer> {
    const context = new RouterContextProvider();
    context.set(ctxContext, ctx);
    context.set(formWatchContext, watch);
    context.set(waitContext, wait);
    const body = new URLSearchParams(fields);
    const request = new Request('http://shop.test/contact', { method: 'POST', body });
    const sent = { context, request, name: 'contact', schema, locale: 'en' as const };
    const received = await receiveForm({ ...sent, ...taking });
    if (!('answer' in received)) {
      return { taken: received.values.message, ...(received.isSpam && { isSpam: true }) };
    }
    const { data, init } = received.answer;
    return { ...data, status: init?.status, said: data.error?.['']?.[0] };
  }
  return {
    post,
    serve: () => serveForm(ctx, 'contact'),
    pass: (duration: Temporal.DurationLike) => {
      now = now.add(duration);
    },
  };
}

function fill({ formId, token }: FormServing, more: Record<string, string> = {}) {
  return { formId, formToken: token, message: 'Does a 35 fit?', ...more };
}

test('a form that a person filled in is taken, as often as they send it', async () => {
  const desk = openDesk();
  const form = fill(desk.serve());
  desk.pass({ seconds: 20 });
  expect(await desk.post(form)).toEqual({ taken: 'Does a 35 fit?' });
  expect(await desk.post(form)).toEqual({ taken: 'Does a 35 fit?' });
});

test('after a day the form comes back filled, with a token that is good', async () => {
  const desk = openDesk();
  const form = fill(desk.serve());
  desk.pass({ hours: 25 });
  const back = await desk.post(form);
  expect(back).toMatchObject({
    status: 422,
    said: 'The page sat too long. Nothing is lost; send again.',
    initialValue: { message: 'Does a 35 fit?' },
    serving: { formId: form.formId },
  });
  desk.pass({ seconds: 5 });
  expect(await desk.post(fill(back.serving ?? desk.serve()))).toMatchObject({
    taken: 'Does a 35 fit?',
  });
});

test.each([
  ['without a token', { formToken: '' }],
  ['with a token of another serving', { formId: '6f1c6a34-6d5a-4c55-9a53-1a7c0d5b2f10' }],
])('%s nothing is taken and nothing is lost', async (_, wrong) => {
  const desk = openDesk();
  const form = fill(desk.serve(), wrong);
  desk.pass({ seconds: 20 });
  expect(await desk.post(form)).toMatchObject({
    status: 422,
    initialValue: { message: 'Does a 35 fit?' },
  });
});

test('what is too fast, or fills what nobody sees, may be sent once more', async () => {
  const desk = openDesk();
  const form = fill(desk.serve());
  expect(await desk.post(form)).toMatchObject({
    status: 422,
    said: expect.stringMatching(/press the button again/),
  });
  desk.pass({ seconds: 5 });
  const trapped = await desk.post({ ...form, [guardNames.trap]: 'https://spam.example' });
  expect(trapped).toMatchObject({ status: 422, initialValue: { message: 'Does a 35 fit?' } });
  desk.pass({ seconds: 5 });
  expect(await desk.post(fill(trapped.serving ?? desk.serve()))).toMatchObject({
    taken: 'Does a 35 fit?',
  });
});

test('a form may take what programs fill in, and say that it did', async () => {
  const desk = openDesk();
  const form = fill(desk.serve(), { [guardNames.trap]: 'https://spam.example' });
  const spam = { taken: 'Does a 35 fit?', isSpam: true };
  expect(await desk.post(form, { takesSpam: true })).toEqual(spam);
  expect(await desk.post({ ...form, formToken: '' }, { takesSpam: true })).toEqual(spam);
});

test('a form that may wait on the device is taken whenever it comes, but not before it was read', async () => {
  const desk = openDesk();
  const form = fill(desk.serve());
  const old = { takesOld: true };
  expect(await desk.post(form, old)).toMatchObject({ status: 422 });
  desk.pass({ hours: 24 * 9 });
  expect(await desk.post(form, old)).toEqual({ taken: 'Does a 35 fit?' });
  expect(await desk.post({ ...form, formToken: '' }, old)).toEqual({ taken: 'Does a 35 fit?' });
});

test('a form that its sender wants sent later is good for as long as it may wait, with our token only', async () => {
  const desk = openDesk();
  const form = fill(desk.serve());
  const later = { maySendLater: true };
  desk.pass({ hours: 24 * 7 });
  expect(await desk.post(form)).toMatchObject({ status: 422 });
  expect(await desk.post({ ...form, formToken: '' }, later)).toMatchObject({ status: 422 });
  expect(await desk.post(form, later)).toEqual({ taken: 'Does a 35 fit?' });
  desk.pass({ hours: 25 });
  expect(await desk.post(form, later)).toMatchObject({ status: 422 });
});

test('a network that has to wait is told so first', async () => {
  const desk = openDesk();
  expect(await desk.post(fill(desk.serve()), { wait: 60 })).toMatchObject({
    status: 429,
    said: 'Too many tries. Wait 1 min or call.',
  });
});

/** A flood from many networks; then somebody who just wants to write. */
async function floodedDesk() {
  const desk = openDesk();
  const bots = desk.serve();
  desk.pass({ seconds: 20 });
  const flood = async () => {
    for (let sent = 0; sent < 30; sent += 1) await desk.post(fill(bots));
  };
  await flood();
  const form = fill(desk.serve());
  desk.pass({ seconds: 20 });
  return { ...desk, flood, form };
}

async function solve(task: Challenge | undefined): Promise<string> {
  if (!task) throw new Error('No task was set');
  const solution = await solveChallenge({ challenge: task, deriveKey });
  return btoa(JSON.stringify({ challenge: task, solution }));
}

test('under attack a form asks for proof, keeps what was typed and takes it with the proof', async () => {
  const desk = await floodedDesk();
  const asked = await desk.post(desk.form);
  expect(asked).toMatchObject({
    status: 422,
    said: expect.stringMatching(/^Very many forms are coming in/),
    initialValue: { message: 'Does a 35 fit?' },
  });
  const proof = await solve(asked.task);
  expect(await desk.post({ ...desk.form, [guardNames.proof]: proof })).toEqual({
    taken: 'Does a 35 fit?',
  });
});

test('whoever is fast, as with autofill, is taken at once with the proof of their browser', async () => {
  const desk = openDesk();
  const form = fill(desk.serve());
  const { task } = await desk.post(form);
  expect(await desk.post({ ...form, [guardNames.proof]: await solve(task) })).toEqual({
    taken: 'Does a 35 fit?',
  });
});

test('a proof counts once, for its own form, in its time, as it was asked for', async () => {
  const desk = await floodedDesk();
  const { task } = await desk.post(desk.form);
  const proof = await solve(task);
  const other = fill(desk.serve());
  const cheap = btoa(
    JSON.stringify({
      challenge: { ...task, parameters: { ...task?.parameters, cost: 1, keyPrefix: '00' } },
      solution: { counter: 1, derivedKey: '00' },
    }),
  );
  desk.pass({ seconds: 20 });
  for (const [form, given] of [
    [other, proof],
    [desk.form, cheap],
    [desk.form, 'nonsense'],
    [desk.form, btoa('null')],
  ] as const) {
    expect(await desk.post({ ...form, [guardNames.proof]: given })).toHaveProperty('task');
  }
  expect(await desk.post({ ...desk.form, [guardNames.proof]: proof })).toHaveProperty('taken');
  expect(await desk.post({ ...desk.form, [guardNames.proof]: proof })).toHaveProperty('task');
});

test('a proof is good for ten minutes', async () => {
  const desk = await floodedDesk();
  const proof = await solve((await desk.post(desk.form)).task);
  desk.pass({ minutes: 9 });
  desk.pass({ minutes: 2 });
  await desk.flood();
  expect(await desk.post({ ...desk.form, [guardNames.proof]: proof })).toHaveProperty('task');
});

test('once the flood is over, nobody has to prove anything', async () => {
  const desk = await floodedDesk();
  desk.pass({ minutes: 11 });
  expect(await desk.post(desk.form)).toEqual({ taken: 'Does a 35 fit?' });
});

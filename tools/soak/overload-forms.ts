import { setTimeout as wait } from 'node:timers/promises';
import { servedFields } from '#tests/process/served-fields.ts';

type Form = { network: string; fields: Record<string, string> };

/** Contact forms as they were served to so many visitors, filled in. */
export async function takeForms(url: string, count: number): Promise<Form[]> {
  const forms: Form[] = [];
  for (let at = 0; at < count; at += 1) {
    const network = `203.0.113.${at}`;
    const page = await fetch(new URL('/contact', url), { headers: { 'x-forwarded-for': network } });
    const message = { topic: 'price', message: 'It clunks.' };
    const typed = { name: 'Rosa', contact: '(480) 777-7700', ...message };
    forms.push({ network, fields: { ...typed, ...servedFields(await page.text()) } });
  }
  return forms;
}

/** Sends them spread over this time, each followed by the page to which it leads. */
export async function sendForms(url: string, forms: readonly Form[], ms: number) {
  const seen = { accepted: 0, thanked: 0, slowestMs: 0 };
  async function send({ network, fields }: Form): Promise<void> {
    const headers = { 'x-forwarded-for': network, accept: 'text/html' };
    const fromMs = performance.now();
    const answer = await fetch(new URL('/contact', url), {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    if (answer.status !== 303) return;
    seen.accepted += 1;
    seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - fromMs));
    const next = new URL(answer.headers.get('location') ?? '/', url);
    if ((await fetch(next, { headers })).ok) seen.thanked += 1;
  }
  const sending: Promise<void>[] = [];
  for (const form of forms) {
    sending.push(send(form));
    await wait(ms / forms.length);
  }
  await Promise.all(sending);
  return seen;
}

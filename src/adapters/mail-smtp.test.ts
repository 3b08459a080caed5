import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';
import { LETTERS_AT_ONCE } from './job-queues.ts';
import { smtpMail } from './mail-smtp.ts';

type Seen = { url: string; letters: string[]; connections: number; open: number; atOnce: number };
type Ending = 'answers' | 'hangs up';

const opened: SMTPServer[] = [];

afterEach(async () => {
  await Promise.all(
    opened.splice(0).map((server) => new Promise<void>((resolve) => server.close(() => resolve()))),
  );
});

/** A mail server that counts; one that hangs up takes each letter whole and never says so. */
async function startServer(ending: Ending): Promise<Seen> {
  const seen: Seen = { url: '', letters: [], connections: 0, open: 0, atOnce: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, done) {
      seen.open += 1;
      seen.connections += 1;
      seen.atOnce = Math.max(seen.atOnce, seen.open);
      done();
    },
    onClose: () => {
      seen.open -= 1;
    },
    async onData(stream, session, done) {
      for await (const _ of stream);
      seen.letters.push(session.envelope.rcptTo[0]?.address ?? '');
      if (ending === 'answers') return done();
      for (const connection of server.connections) connection.close();
    },
  });
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  seen.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return seen;
}

const letterTo = (to: string) => ({
  messageId: `<${to}>`,
  from: { name: 'Ironwood', address: 'hello@ironwood.example' },
  to,
  replyTo: null,
  subject: 'Your build is here',
  html: '<p>Thanks</p>',
  text: 'Thanks',
  headers: {},
});

test('the letters of a backlog share a few connections, each arrives once, and none stays open after the last', async () => {
  const server = await startServer('answers');
  const { send } = smtpMail(server.url);
  const people = Array.from({ length: 40 }, (_, at) => `customer${at}@mail.example`);
  await Promise.all(people.map((to) => send(letterTo(to))));
  expect(server.letters.toSorted()).toEqual(people.toSorted());
  expect(server.connections).toBeLessThanOrEqual(LETTERS_AT_ONCE);
  expect(server.atOnce).toBeLessThanOrEqual(LETTERS_AT_ONCE);
  await vi.waitFor(() => expect(server.open).toBe(0), 5000);
});

test('a letter is not sent again by itself when the server hangs up before it answers', async () => {
  const server = await startServer('hangs up');
  const sending = smtpMail(server.url).send(letterTo('dana@mail.example'));
  await expect(sending).rejects.toThrow(/connection/i);
  await wait(1500);
  expect(server.letters).toEqual(['dana@mail.example']);
});

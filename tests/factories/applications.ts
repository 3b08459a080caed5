import { randomUUID } from 'node:crypto';
import {
  applyForJob,
  findJob,
  type ReceivedResume,
  receiveResume,
} from '#src/domain/careers/index.server.ts';
import { type JobQuestion, questionField } from '#src/domain/careers/index.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import type { Origin } from '#src/domain/traffic-sources/index.ts';

export type TestFile = { name: string; bytes: Uint8Array };

export type TestApplication = {
  slug: string;
  name: string;
  contact: string;
  message?: string;
  locale?: Locale;
  formId?: string;
  file?: TestFile;
  origin?: Origin;
};

/** An application as the page would send it, with an answer to each question of the job. */
export async function sendApplication(ctx: Ctx, sent: TestApplication): Promise<{ token: string }> {
  const {
    slug,
    name,
    contact,
    message = 'Ten years of axles.',
    locale = 'en',
    formId = randomUUID(),
  } = sent;
  const { questions } = await findJob(ctx, slug);
  const answers = Object.fromEntries(questions.map((one) => [questionField(one), answerTo(one)]));
  const values = { formId, name, contact, message, consent: 'on', ...answers };
  const resume = sent.file ? await takeIn(ctx, sent.file) : null;
  try {
    return await applyForJob(ctx, { slug, locale, values, resume, origin: sent.origin });
  } finally {
    await resume?.file.discard();
  }
}

async function takeIn(ctx: Ctx, file: TestFile): Promise<ReceivedResume> {
  const received = await receiveResume(ctx, { fileName: file.name, body: inChunks(file.bytes) });
  if ('problem' in received) throw new Error(`${file.name} was refused: ${received.problem}`);
  return received;
}

/** Bytes in chunks, as from a network. */
export async function* inChunks(bytes: Uint8Array, size = 10_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function answerTo({ type }: JobQuestion): string | string[] {
  if (type === 'checkboxes') return ['0', '1'];
  const answers = { select: '1', boolean: 'yes', date: '2026-12-07', number: '12' };
  return Object.hasOwn(answers, type) ? answers[type as keyof typeof answers] : urlOrWords(type);
}

function urlOrWords(type: JobQuestion['type']): string {
  return type === 'url' ? 'https://example.org/work' : 'I changed the torque sheet.';
}

import { deviceDatabase } from '#src/web/offline/device-database.ts';
import type { FormNews } from '#src/web/offline/news.ts';
import { waitsForMs } from './queue-limit.ts';

/** A form that its sender wants sent once there is a network. */
export type QueuedForm = FormNews & {
  /** The identity that it was served with: sending it twice is sending it once. */
  id: string;
  /** Of what was sent only the fact is kept, until a page has told it. */
  fields: [name: string, value: string][];
  atMs: number;
};

const database = deviceDatabase('ironwood-forms', ['forms']);

/** What is kept, oldest first. What is older than a week is forgotten by looking for it. */
export async function listForms(nowMs: number): Promise<QueuedForm[]> {
  // Written by `keepForm` alone.
  const forms = (await database.list('forms')) as QueuedForm[];
  const isOld = ({ atMs }: QueuedForm) => nowMs - atMs > waitsForMs;
  for (const { id } of forms.filter(isOld)) await dropForm(id);
  return forms.filter((form) => !isOld(form)).sort((one, other) => one.atMs - other.atMs);
}

/** Keeps a form, or what has become of it. */
export async function queueForm(form: QueuedForm): Promise<void> {
  await database.change(({ forms }) => void forms.put(form));
}

export async function dropForm(id: string): Promise<void> {
  await database.change(({ forms }) => void forms.delete(id));
}

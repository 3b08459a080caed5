import { deviceDatabase } from '#src/web/offline/device-database.ts';
import type { FormNews } from '#src/web/offline/news.ts';
import { waitsForMs } from './queue-limit.ts';

/** A form that its sender wants to be sent once there is a network. */
export type QueuedForm = FormNews & {
  /** The identity that it was served with: sending it twice counts once. */
  id: string;
  /** Once it is sent, only the fact is stored, until a page has reported it. */
  fields: [name: string, value: string][];
  atMs: number;
};

const database = deviceDatabase('ironwood-forms', ['forms']);

/** The queued forms, oldest first. Forms older than a week are deleted when they are read. */
export async function listForms(nowMs: number): Promise<QueuedForm[]> {
  // Only `queueForm` writes them.
  const forms = (await database.list('forms')) as QueuedForm[];
  const isOld = ({ atMs }: QueuedForm) => nowMs - atMs > waitsForMs;
  for (const { id } of forms.filter(isOld)) await dropForm(id);
  return forms.filter((form) => !isOld(form)).sort((one, other) => one.atMs - other.atMs);
}

/** Stores a form, or what happened to it. */
export async function queueForm(form: QueuedForm): Promise<void> {
  await database.change(({ forms }) => void forms.put(form));
}

export async function dropForm(id: string): Promise<void> {
  await database.change(({ forms }) => void forms.delete(id));
}

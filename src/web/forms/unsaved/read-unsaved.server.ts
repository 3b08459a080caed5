import { readForm } from '../read-form.server.ts';
import { recallPosted } from './posted-forms.server.ts';
import { type Unsaved, unsavedOf } from './unsaved.ts';

/** What was typed into a posted form, as far as it arrived; files are skipped. */
export async function readUnsaved(posted: Request): Promise<Unsaved> {
  const { pathname, search } = new URL(posted.url);
  const form = await readForm(posted).catch(() => recallPosted(posted)?.form);
  return unsavedOf(pathname + search, form ?? new FormData());
}

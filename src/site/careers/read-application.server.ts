import {
  type ReceivedResume,
  type RefusedResume,
  receiveResume,
} from '#src/domain/careers/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';

export type SentApplication = {
  form: FormData;
  /** The file, as it was taken in or refused; null without one. A received one is to be discarded. */
  resume: ReceivedResume | RefusedResume | null;
};

/**
 * An application as it arrives: its fields under the rules of every form, its file taken in piece by
 * piece. Whatever ends it early, nothing of the file stays.
 * @throws {Response} 400 for a body that is no form
 */
export async function readApplication(ctx: Ctx, request: Request): Promise<SentApplication> {
  let resume: SentApplication['resume'] = null;
  try {
    const form = await readForm(request, async ({ name, fileName, body }) => {
      if (name === 'resume' && resume === null)
        resume = await receiveResume(ctx, { fileName, body });
      return null;
    });
    return { form, resume };
  } catch (error) {
    await discardResume(resume);
    throw error;
  }
}

/** What was received is given up, or kept elsewhere by now. */
export async function discardResume(resume: SentApplication['resume']): Promise<void> {
  if (resume !== null && 'file' in resume) await resume.file.discard();
}

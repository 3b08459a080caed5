import {
  type ReceivedResume,
  type RefusedResume,
  receiveResume,
} from '#src/domain/careers/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';

export type SentApplication = {
  form: FormData;
  /** The received or refused file; null without one. A received one must be discarded. */
  resume: ReceivedResume | RefusedResume | null;
};

/**
 * Reads an application as it arrives: fields with the rules of every form, the file streamed. If it ends early for
 * any reason, nothing of the file is kept.
 * @throws {Response} 400 if the body is not a form
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

/** The received file was discarded, or is stored elsewhere by now. */
export async function discardResume(resume: SentApplication['resume']): Promise<void> {
  if (resume !== null && 'file' in resume) await resume.file.discard();
}

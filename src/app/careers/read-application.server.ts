import { data } from 'react-router';
import { readForm } from '#src/app/forms/read-form.server.ts';
import {
  type ReceivedResume,
  type RefusedResume,
  receiveResume,
} from '#src/domain/careers/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { boundaryOf, MultipartError, type Part, readMultipart } from '#src/lib/read-multipart.ts';

export type SentApplication = {
  form: FormData;
  /** The file, as it was taken in or refused; null without one. A received one is to be discarded. */
  resume: ReceivedResume | RefusedResume | null;
};

const mostFieldBytes = 64 * 1024;

/**
 * An application as it arrives: its fields under the rules of every form, its file taken in piece by
 * piece. Whatever ends it early, nothing of the file stays.
 * @throws {Response} 400 for a body that is no form; 413 for one without end
 */
export async function readApplication(ctx: Ctx, request: Request): Promise<SentApplication> {
  const boundary = boundaryOf(request.headers.get('Content-Type') ?? '');
  if (boundary === null || request.body === null) {
    return { form: await readForm(request), resume: null };
  }
  const fields = new FormData();
  let resume: SentApplication['resume'] = null;
  try {
    for await (const part of readMultipart(request.body, boundary)) {
      if (part.fileName === null) fields.append(part.name, await textOf(part));
      else if (part.name === 'resume' && part.fileName !== '' && resume === null) {
        resume = await receiveResume(ctx, { fileName: part.fileName, body: part.body });
      }
    }
    return { form: await readForm(asForm(request, fields)), resume };
  } catch (error) {
    await discardResume(resume);
    throw asRefusal(error);
  }
}

/** What was received is given up, or kept elsewhere by now. */
export async function discardResume(resume: SentApplication['resume']): Promise<void> {
  if (resume !== null && 'file' in resume) await resume.file.discard();
}

/** The rules for names and text are those of every form, so the fields go the way of every form. */
function asForm({ url, headers }: Request, fields: FormData): Request {
  const kept = new Headers(headers);
  kept.delete('Content-Type');
  kept.delete('Content-Length');
  return new Request(url, { method: 'POST', headers: kept, body: fields });
}

async function textOf({ body }: Part): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > mostFieldBytes) throw new MultipartError('a field is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function asRefusal(error: unknown): unknown {
  if (error instanceof MultipartError) {
    return new Response('This is not a form of this site', { status: 400 });
  }
  const isTooLarge = error instanceof DomainError && error.code === 'too-large';
  return isTooLarge ? data(null, { status: 413 }) : error;
}

import type { IncomingFiles } from '#src/domain/careers/ports.ts';
import { BodyError } from '#src/lib/body-error.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { boundaryOf, MultipartError, type Part, readMultipart } from '#src/lib/read-multipart.ts';
import { completeTexts } from './complete-texts.ts';
import { rememberPosted } from './unsaved/posted-forms.server.ts';

/** More entries than our usual forms have, including files and multiple choices. */
const mostEntries = 200;
/** A vehicle's record has tables, each row with many fields. */
const mostLongEntries = 4_000;
/** For all texts of a form together. */
const mostTextBytes = 1024 * 1024;

/** Receives the file of a part as it arrives; null for a file that the form does not want. */
export type TakeFile = (part: Part & { fileName: string }) => Promise<File | null>;

/**
 * Reads a posted form, limited to what our forms can contain: plain names, plain text. Parsers read a name such as
 * `a[999999999]` as a path and would create a list of that length. Files are skipped unless `takeFile` wants them; an
 * empty file input gives an empty file without name.
 * @throws {Response} 400 if the body is not a form
 */
export function readForm(request: Request, takeFile?: TakeFile): Promise<FormData> {
  return readEntries(request, { takeFile, most: mostEntries });
}

/** Like `readForm`, for the few forms of the office that are made of tables. */
export function readLongForm(request: Request): Promise<FormData> {
  return readEntries(request, { takeFile: undefined, most: mostLongEntries });
}

async function readEntries(
  request: Request,
  { takeFile, most }: { takeFile: TakeFile | undefined; most: number },
): Promise<FormData> {
  const form = new FormData();
  // Passed on immediately, so that what was typed is returned even if a file finds no room.
  rememberPosted(request, { form });
  let entries = 0;
  try {
    for await (const [name, value] of entriesOf(request, takeFile)) {
      entries += 1;
      if (entries > most) throw noForm();
      if (!/^[a-z][\w-]{0,60}$/i.test(name)) continue;
      if (typeof value === 'string') form.append(name, plainText(value));
      else form.append(name, value, plainText(value.name));
    }
  } catch (error) {
    throw isNoForm(error) ? noForm() : error;
  }
  completeTexts(form);
  return form;
}

/**
 * Like `readForm`, with files: they are stored on disk until the request is answered. If there is no room for a file,
 * the texts after it are still read.
 */
export async function readFormWithFiles(
  { incoming }: { incoming: IncomingFiles },
  request: Request,
): Promise<FormData> {
  const lost: unknown[] = [];
  const lose = (error: unknown) => {
    lost.push(error);
    return null;
  };
  const form = await readForm(request, async ({ fileName, body }) => {
    const file = await incoming.begin().catch(lose);
    for await (const chunk of body) {
      if (lost.length === 0) await file?.append(chunk).catch(lose);
    }
    return file && lost.length === 0 ? new File([await file.blob()], fileName) : null;
  });
  if (lost.length > 0) throw lost[0];
  return form;
}

type Entry = [name: string, value: string | File];

async function* entriesOf(request: Request, takeFile?: TakeFile): AsyncGenerator<Entry> {
  const type = request.headers.get('Content-Type') ?? '';
  const boundary = boundaryOf(type);
  const { body } = request;
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    yield* new URLSearchParams(body === null ? '' : await textReader()(body));
  } else if (boundary !== null && body !== null) {
    yield* readParts(body, { boundary, takeFile });
  } else {
    throw noForm();
  }
}

async function* readParts(
  body: ReadableStream<Uint8Array>,
  { boundary, takeFile }: { boundary: string; takeFile: TakeFile | undefined },
): AsyncGenerator<Entry> {
  const readText = textReader();
  for await (const part of readMultipart(body, boundary)) {
    const { name, fileName } = part;
    if (fileName === null) yield [name, await readText(part.body)];
    else if (fileName === '') yield [name, new File([], '')];
    else {
      const file = await takeFile?.({ ...part, fileName });
      if (file) yield [name, file];
    }
  }
}

/** Reads the texts of one form, which have a common limit. */
function textReader() {
  let length = 0;
  return async (body: AsyncIterable<Uint8Array>): Promise<string> => {
    const pieces: Uint8Array[] = [];
    for await (const piece of body) {
      length += piece.length;
      if (length > mostTextBytes) throw noForm();
      pieces.push(piece);
    }
    return Buffer.concat(pieces).toString('utf8');
  };
}

/** For example the disk, which is not the form's fault. */
function isNoForm(error: unknown): boolean {
  return error instanceof MultipartError || error instanceof BodyError;
}

function noForm(): Response {
  return new Response('This is not a form of this site', { status: 400 });
}

import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import {
  type Announced,
  askLibrary,
  type Finished,
  type Outcome,
  sentenceOf,
} from './media-client.ts';

type SendOptions = {
  folderId: number | null;
  /** Fraction of the bytes that were sent, 0 to 1. */
  onProgress: (share: number) => void;
};

/** Announces a file, uploads it, and returns the result. Never throws. */
export async function sendFile(file: File, options: SendOptions): Promise<Outcome<Finished>> {
  const address = adminHrefs.mediaUpload();
  const announced = await askLibrary<Announced>(address, {
    intent: 'announce',
    fileName: file.name,
    bytes: file.size,
    folderId: options.folderId,
  });
  if (!announced.ok) return announced;
  const { id, path } = announced.result;
  const sent = await post(path, file, options.onProgress);
  return sent.ok ? askLibrary<Finished>(address, { intent: 'finish', id }) : sent;
}

/** With XMLHttpRequest, because `fetch` does not report upload progress. */
function post(
  path: string,
  file: File,
  onProgress: SendOptions['onProgress'],
): Promise<Outcome<null>> {
  const body = new FormData();
  body.append('file', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.setRequestHeader('Accept-Language', document.documentElement.lang);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    request.onerror = () => resolve({ ok: false, problem: null });
    request.onload = () =>
      resolve(
        request.status < 300
          ? { ok: true, result: null }
          : { ok: false, problem: sentenceOf(request.response) },
      );
    request.send(body);
  });
}

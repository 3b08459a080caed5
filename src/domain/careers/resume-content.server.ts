import { fileTypeFromBuffer } from 'file-type';
import {
  formatOfName,
  maxResumeBytes,
  type ResumeFormat,
  type ResumeProblem,
} from './resume-types.ts';

/** What a resume is by its content, or why it is refused. The name only has to agree. */
export async function inspectResume(
  fileName: string,
  bytes: Uint8Array,
): Promise<{ format: ResumeFormat } | { problem: ResumeProblem }> {
  if (bytes.length === 0) return { problem: 'empty' };
  if (bytes.length > maxResumeBytes) return { problem: 'tooBig' };
  const named = formatOfName(fileName);
  if (named === null) return { problem: 'type' };
  return (await formatOfContent(bytes)) === named ? { format: named } : { problem: 'mismatch' };
}

async function formatOfContent(bytes: Uint8Array): Promise<string | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found) return found.ext;
  return isPlainText(bytes) ? 'txt' : null;
}

/** UTF-8 without control characters, apart from tab, line feed, form feed and carriage return. */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point
    return !/[\u0000-\u0008\u000b\u000e-\u001f\u007f]/.test(text);
  } catch {
    return false;
  }
}

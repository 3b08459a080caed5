import { type FileView, textAt, windowsOf } from './file-view.ts';
import { refuseResume } from './resume-refusal.ts';
import { archiveSigns, beginsWith, documentSigns, programSigns } from './signatures.ts';

/** Tab, line feed, form feed and carriage return occur in text; other control characters do not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point
const controls = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

const pages = /^\s*<(?:!doctype|!--|html|head|body|script|svg|\?xml|\?php|iframe)/i;
const others = [...archiveSigns, ...programSigns, ...documentSigns];

/** UTF-8 or Windows-1252. @throws {ResumeRefusal} */
export async function inspectText(file: FileView): Promise<void> {
  const head = await textAt(file, 0, 1024);
  const start = head.replace(/^\xef\xbb\xbf/, '');
  if (pages.test(start) || beginsWith(start, others)) refuseResume('mismatch');
  for await (const text of windowsOf(file, 0)) if (controls.test(text)) refuseResume('mismatch');
  if (!(await isUtf8(file)) && (await hasUnusedBytes(file))) refuseResume('mismatch');
}

/** Windows-1252, of which Latin-1 is a subset here, does not define these bytes. */
async function hasUnusedBytes(file: FileView): Promise<boolean> {
  for await (const text of windowsOf(file, 0)) {
    if (/[\x81\x8d\x8f\x90\x9d]/.test(text)) return true;
  }
  return false;
}

export async function isUtf8(file: FileView): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const text of windowsOf(file, 0)) {
      decoder.decode(Buffer.from(text, 'latin1'), { stream: true });
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** RTF control words that embed, link or start something. */
const objects =
  /\\(?:obj(?:ect|data|emb|link|autlink|update|class|name|ocx|html|attph)|bin-?\d|\*?\s*\\?template\s*(?:https?:|\\\\)|ddeauto|dde\b)|\bDDEAUTO\b|\bINCLUDE(?:TEXT|PICTURE)\b/i;

/** An RTF file from its first brace to its last, without active content. @throws {ResumeRefusal} */
export async function inspectRtf(file: FileView): Promise<void> {
  const head = await textAt(file, 0, 16);
  if (!/^\{\\rtf1[\\\s{]/.test(head)) refuseResume('mismatch');
  const depth = await depthOf(file);
  const tail = await textAt(file, file.size - 512, 512);
  if (depth !== 0 || !/\}[\s\0]*$/.test(tail)) refuseResume('damaged');
  for await (const text of windowsOf(file, 64)) if (objects.test(text)) refuseResume('active');
}

/** How many groups are open at the end; `\{` and `\}` are escaped characters, also across two windows. */
async function depthOf(file: FileView): Promise<number> {
  let depth = 0;
  let isEscaped = false;
  for await (const text of windowsOf(file, 0)) {
    for (const letter of text) {
      if (isEscaped) isEscaped = false;
      else if (letter === '\\') isEscaped = true;
      else if (letter === '{') depth += 1;
      else if (letter === '}') depth -= 1;
    }
  }
  return depth;
}

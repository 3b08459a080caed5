import { encodingOfMark } from '../text/encoding.ts';

const webPage = /^<(?:!doctype\s+html|html|head|body|table|meta|title|style|div)\b/i;
/** A declaration, an instruction, a comment or a DOCTYPE, possibly with declarations in it. */
const prolog = /^\s*(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>)/i;
const jsonStart = /^(?:\{\s*["}]|\[\s*[[{\]"])/;

/** What a file of text holds, by its beginning. */
export function formOfText(head: Buffer): 'text' | 'web-page' | 'json' | { root: string } {
  const mark = encodingOfMark(head);
  const decoded = new TextDecoder(mark ?? 'windows-1252').decode(head);
  let start = decoded.replace(/^[\s\uFEFF]+/, '');
  if (webPage.test(start)) return 'web-page';
  if (jsonStart.test(start)) return 'json';
  for (let found = prolog.exec(start); found; found = prolog.exec(start)) {
    start = start.slice(found[0].length).trimStart();
  }
  const [, root] = /^<(?:[\w.-]+:)?([A-Za-z_][\w.-]*)(?=[\s/>])/.exec(start) ?? [];
  if (root === undefined) return 'text';
  return webPage.test(start) ? 'web-page' : { root };
}

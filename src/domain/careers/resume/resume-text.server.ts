import { formatOfName } from '../resume-types.ts';
import { type FileView, textAt } from './file-view.ts';
import { isUtf8 } from './inspect-text.server.ts';
import { unpack } from './unpack.server.ts';
import { readZipEntries } from './zip-entries.server.ts';

/** How much of a resume is extracted: characters of text, and bytes it is read from. */
const mostCharacters = 50_000;
const mostBytes = 4 * 1024 * 1024;

/** The plain text of a text, Word or OpenDocument file; null for other formats. */
export async function readResumeText(file: FileView): Promise<string | null> {
  const format = formatOfName(file.name);
  if (format === 'txt') return cut(await plainTextOf(file));
  if (format === 'docx')
    return cut(textFromXml(await partOf(file, 'word/document.xml'), docxMarks));
  if (format === 'odt') return cut(textFromXml(await partOf(file, 'content.xml'), odtMarks));
  return null;
}

async function plainTextOf(file: FileView): Promise<string> {
  const bytes = Buffer.from(await textAt(file, 0, mostBytes), 'latin1');
  return new TextDecoder((await isUtf8(file)) ? 'utf-8' : 'windows-1252').decode(bytes);
}

async function partOf(file: FileView, name: string): Promise<string> {
  const entry = (await readZipEntries(file)).find((one) => one.name === name);
  if (!entry) return '';
  const pieces: Buffer[] = [];
  let held = 0;
  for await (const piece of unpack(file, entry, { left: mostBytes * 4 })) {
    pieces.push(piece);
    held += piece.length;
    if (held > mostBytes) break;
  }
  return Buffer.concat(pieces).toString('utf8');
}

type Marks = { line: RegExp; tab: RegExp };

const docxMarks: Marks = { line: /<\/w:p>|<w:br\b[^>]*>/g, tab: /<w:tab\b[^>]*>/g };
const odtMarks: Marks = {
  line: /<\/text:(?:p|h)>|<text:line-break\b[^>]*>/g,
  tab: /<text:(?:tab|s)\b[^>]*>/g,
};

/** The text between the tags; the end of a paragraph becomes a line break. */
function textFromXml(xml: string, { line, tab }: Marks): string {
  return xml
    .replace(/^[\s\S]*?<(?:w:body|office:body)\b[^>]*>/, '')
    .replace(line, '\n')
    .replace(tab, '\t')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|apos|amp|#\d{1,7}|#x[\da-f]{1,6});/gi, (_, name: string) =>
      letterOf(name),
    )
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function letterOf(name: string): string {
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? '';
  const code =
    name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function cut(text: string): string {
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
}

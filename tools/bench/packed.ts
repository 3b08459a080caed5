import { pathToFileURL } from 'node:url';
import { sourcePath } from '#src/db/source-path.ts';
import { encode, thorough } from '#src/http/documents/encode.ts';
import { inLocale, localeCodes } from '#src/lib/locales.ts';
import { type Packed, unpack } from '#src/lib/packed.ts';
import { startBuiltServer, temporaryFolder } from '#tests/process/built-server.ts';
import type { BenchResult } from './result.ts';

/** The format in which React Router sends a page's data; the package does not export it. */
type RouterFormat = {
  encode(data: unknown): ReadableStream<Uint8Array>;
  decode(stream: ReadableStream<Uint8Array>): Promise<{ value: unknown }>;
};
const formatFile =
  'node_modules/react-router/dist/production/vendor/turbo-stream-v2/turbo-stream.js';

/**
 * What `pack` saves on the home page in both languages: the cached document, and the same with all data in the
 * router's own format.
 */
export async function measurePacked(): Promise<BenchResult[]> {
  const { folder, remove } = temporaryFolder();
  const site = await startBuiltServer({ DATA_DIR: folder });
  try {
    const documents = localeCodes
      .map((locale) => inLocale('/', locale))
      .map(async (path) => {
        const html = await (await fetch(site.url + path)).text();
        return compareWays(path, html);
      });
    return await Promise.all(documents);
  } finally {
    site.kill('SIGINT');
    await site.ended;
    remove();
  }
}

async function compareWays(path: string, html: string): Promise<BenchResult> {
  const format: RouterFormat = await import(pathToFileURL(sourcePath(formatFile)).href);
  const [whole = '', literal = ''] =
    /streamController\.enqueue\(("\[(?:[^"\\]|\\.)*")\)/.exec(html) ?? [];
  const { body } = new Response(JSON.parse(literal));
  if (!body) throw new Error(`${path} brings no data of the router`);
  const { value } = await format.decode(body);
  const sizeWith = async (change: (text: string) => unknown) => {
    const lines = await new Response(format.encode(changeTexts(value, change))).text();
    const text = JSON.stringify(lines).replaceAll('<', '\\u003c');
    return brotliBytes(html.replace(whole, () => `streamController.enqueue(${text})`));
  };
  const packed = await sizeWith((text) => text);
  const router = await sizeWith(unpackIfPacked);
  const ratio = router / packed;
  const figures = `${packed} bytes with packed data, ${router} as the router writes it`;
  return { text: `${path} in Brotli: ${figures}: ratio ${ratio.toFixed(2)}`, ratio, goal: 1.05 };
}

async function brotliBytes(html: string): Promise<number> {
  return (await encode(Buffer.from(html), 'br', thorough)).length;
}

/** A copy of a page's data in which every text is changed. */
function changeTexts(value: unknown, change: (text: string) => unknown): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => changeTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, changeTexts(one, change)]);
  return Object.fromEntries(fields);
}

function unpackIfPacked(text: string): unknown {
  return /^(?:\{"|\[[[{"])/.test(text) ? unpack(text as Packed<unknown>) : text;
}

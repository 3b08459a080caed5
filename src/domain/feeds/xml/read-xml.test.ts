import { describe, expect, test } from 'vitest';
import { readXml } from './read-xml.server.ts';

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** What happens while a document is read, a line for each event. */
async function read(xml: string | Uint8Array, size = 7): Promise<string[]> {
  const seen: string[] = [];
  await readXml(inPieces(typeof xml === 'string' ? Buffer.from(xml) : xml, size), {
    open: (name, attributes) => void seen.push(`<${name} ${JSON.stringify(attributes)}`),
    close: (name) => void seen.push(`>${name}`),
    text: (text) => void seen.push(text),
  });
  return seen;
}

test('names come without prefixes, text with the entities of XML', async () => {
  const xml =
    '<p:PIES xmlns:p="urn:x" xmlns="urn:y" p:v="7.2 &amp; more">a &lt;b&gt; &#xE9;<![CDATA[<c>]]></p:PIES>';
  expect((await read(xml, 1000)).join('|')).toBe('<PIES {"v":"7.2 & more"}|a <b> é|<c>|>PIES');
});

describe('encodings', () => {
  const accents = '<a>Cañón</a>';
  test.each([
    ['UTF-8', Buffer.from(accents)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${accents}`)],
    ['ISO-8859-1', Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${accents}`, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${accents}`, 'utf16le')],
  ])('%s', async (_, bytes) => {
    expect(await read(bytes, 1000)).toEqual(['<a {}', 'Cañón', '>a']);
  });
});

const fails = (xml: string | Uint8Array, problem: object, size = 64 * 1024) =>
  expect(read(xml, size)).rejects.toMatchObject({ problem });

describe('refused with its line', () => {
  test('a DOCTYPE, with and without entities', async () => {
    await fails('<a>\n</a><!DOCTYPE a>', { reason: 'xml.broken', line: 2 });
    await fails('\n<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<a>&x;</a>', {
      reason: 'xml.doctype',
      line: 2,
    });
  });

  test('an entity that is not one of the five', () =>
    fails('<a>\n&nbsp;</a>', { reason: 'xml.broken', line: 2 }));
  test('a document that is cut off', () => fails('<a>\n<b>', { reason: 'xml.broken', line: 2 }));
  test('nothing', () => fails(' ', { reason: 'xml.broken' }));
  test('a tag closed by another', () => fails('<a>\n\n</b>', { reason: 'xml.broken', line: 3 }));
  test('bytes that are not its encoding', () =>
    fails(Buffer.from('<a>\xe9</a>', 'latin1'), { reason: 'xml.broken' }));
  test('an encoding that nobody uses', () =>
    fails('<?xml version="1.0" encoding="EBCDIC-US"?><a/>', {
      reason: 'xml.encoding',
      values: { name: 'EBCDIC-US' },
    }));
  test('elements in elements in elements', () =>
    fails('<a>'.repeat(41), { reason: 'xml.too-deep', values: { most: 40 } }));
  test('an attribute without end', () =>
    fails(`<a b="${'x'.repeat(10_001)}"/>`, { reason: 'xml.too-long' }));
  test.each([
    ['text', `<a>${'x'.repeat(3_000_000)}`],
    ['comment', `<a><!--${'x'.repeat(3_000_000)}`],
    ['name', `<a${'x'.repeat(3_000_000)}`],
    ['DOCTYPE', `<!DOCTYPE a [${'x'.repeat(3_000_000)}`],
  ])('a %s without end', (_, xml) => fails(xml, { reason: 'xml.too-long' }));
});

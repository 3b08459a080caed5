import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readSealed, sealDump } from './dump-seal.ts';

async function* inParts(whole: string, length: number) {
  for (let at = 0; at < whole.length; at += length) yield whole.slice(at, at + length);
}

test('a whole dump is proven, wherever its text is cut into parts: characters of two halves too', async () => {
  const content = `insert into t values ('${'a🛻é'.repeat(900)}');\n-- PostgreSQL database dump complete\n`;
  const sealed = await text(sealDump(inParts(content, content.length)));
  for (let length = 601; length < 640; length += 1) {
    const { parts, proof } = readSealed(inParts(sealed, length));
    for await (const _ of parts);
    expect(proof(), `parts of ${length}`).toBe('proven');
  }
});

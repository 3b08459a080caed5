import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type DumpProof, readSealed, sealDump } from './dump-seal.ts';
import { DatabaseStartError } from './start-error.ts';

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

const small = `create table t (body text);\n${"insert into t values ('🛻 é; \n');\n".repeat(60)}
--
-- PostgreSQL database dump complete
--
`;
const sealedSmall = Buffer.from(await text(sealDump(inParts(small, 500))));

async function proofOf(dump: Buffer): Promise<DumpProof> {
  const { parts, proof } = readSealed(inParts(dump.toString(), 700));
  for await (const _ of parts);
  return proof();
}

test('a dump that is cut off anywhere is not taken for a whole one', async () => {
  for (let place = 0; place < sealedSmall.length; place += 1) {
    const proof = proofOf(sealedSmall.subarray(0, place));
    await expect(proof, `cut at ${place}`).rejects.toThrow(/^The dump is cut off/);
  }
  expect(await proofOf(sealedSmall)).toBe('proven');
});

test('one changed byte anywhere in a dump is noticed, its seal included', async () => {
  for (let place = 0; place < sealedSmall.length; place += 1) {
    const dump = Buffer.from(sealedSmall);
    dump[place] = (dump[place] ?? 0) ^ (1 << (place % 8));
    await expect(proofOf(dump), `byte ${place}`).rejects.toThrow(DatabaseStartError);
    dump[place] = (sealedSmall[place] ?? 0) ^ 1;
    await expect(proofOf(dump), `byte ${place}, bit 0`).rejects.toThrow(DatabaseStartError);
  }
});

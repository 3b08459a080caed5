import { expect, test } from 'vitest';
import { endsReady, endsTurn } from './wire-turn.ts';

function message(kind: string, body = ''): Buffer {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, Buffer.from(body)]);
}

test('a query or a sync at the end ends a turn', () => {
  expect(endsTurn(message('Q', 'select 1\0'))).toBe(true);
  expect(endsTurn(Buffer.concat([message('P', '\0select 1\0\0\0'), message('S')]))).toBe(true);
  expect(endsTurn(message('P', 'S'))).toBe(false);
  expect(endsTurn(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]))).toBe(false);
});

test('an answer is whole once it says that the server is ready', () => {
  const ready = message('Z', 'I');
  expect(endsReady(ready)).toBe(true);
  expect(endsReady(Buffer.concat([message('C', 'SELECT 1\0'), ready]))).toBe(true);
  expect(endsReady(message('E', 'SPANIC\0\0'))).toBe(false);
  expect(endsReady(new Uint8Array())).toBe(false);
});

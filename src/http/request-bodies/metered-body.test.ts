import { expect, test } from 'vitest';
import { meteredBody } from './metered-body.ts';

function stream(pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void) {
  return new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
}

test('a sender that keeps its reader waiting is given up, and the reason told', async () => {
  const failures: string[] = [];
  let cancelled = false;
  const silent = new ReadableStream<Uint8Array>({
    cancel() {
      cancelled = true;
    },
  });
  const body = meteredBody(silent, {
    count: () => null,
    onFailure: (failure) => void failures.push(failure),
    patience: { baseMs: 20, bytesPerSecond: 1000 },
  });
  await expect(body.getReader().read()).rejects.toMatchObject({ failure: 'too-slow' });
  expect(failures).toEqual(['too-slow']);
  expect(cancelled).toBe(true);
});

test('time in which nobody reads is not the sender’s', async () => {
  const ready = stream((controller) => controller.enqueue(new Uint8Array(10)));
  const patience = { baseMs: 200, bytesPerSecond: 1 };
  const reader = meteredBody(ready, { count: () => null, patience }).getReader();
  await reader.read();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await reader.read()).value).toHaveLength(10);
});

test('nothing is read before somebody wants it, and nothing after it is refused', async () => {
  let pulls = 0;
  const endless = stream((controller) => {
    pulls += 1;
    controller.enqueue(new Uint8Array(10));
  });
  let length = 0;
  const body = meteredBody(endless, {
    count(bytes) {
      length += bytes;
      return length > 15 ? 'too-large' : null;
    },
  });
  await Promise.resolve();
  expect(pulls).toBe(0);
  const reader = body.getReader();
  await reader.read();
  await expect(reader.read()).rejects.toMatchObject({ failure: 'too-large' });
  expect(pulls).toBe(2);
});

import { expect, test } from 'vitest';
import { teeForm } from './tee-form.ts';

/** A form in these chunks, and how many of them were requested. */
function arriving(chunks: readonly string[]) {
  const state = { asked: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[state.asked];
        state.asked += 1;
        if (chunk === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(chunk));
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request('http://localhost/contact', { method: 'POST' });
  return { state, overheard: teeForm(request, body) };
}

test('both read the whole form, and nothing is read before its reader wants it', async () => {
  const { state, overheard } = arriving(['name=', 'Rosa', '&x=1']);
  const copy = overheard.copy.text();
  expect(state.asked).toBe(0);
  expect(await overheard.request.text()).toBe('name=Rosa&x=1');
  expect(await copy).toBe('name=Rosa&x=1');
});

test('what its reader left over is read for the copy', async () => {
  const { overheard } = arriving(['name=', 'Rosa', '&x=1']);
  const copy = overheard.copy.text();
  await overheard.request.body?.getReader().read();
  await overheard.finish();
  expect(await copy).toBe('name=Rosa&x=1');
});

test('a copy that nobody needs ends, and its reader gets the rest', async () => {
  const { overheard } = arriving(['name=', 'Rosa']);
  const copy = overheard.copy.text();
  overheard.stop();
  await expect(copy).rejects.toBeUndefined();
  expect(await overheard.request.text()).toBe('name=Rosa');
});

import { once } from 'node:events';
import { expect, test } from 'vitest';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { sourcePath } from '../source-path.ts';
import { Engine } from './engine.ts';
import { EngineStream } from './engine-stream.ts';

async function openFainting() {
  const worker = sourcePath('tests/fakes/fainting-worker.ts');
  const engine = new Engine({ folder: '', worker, queryTimeoutMs: 5_000, logger: quietLogger });
  await engine.open();
  return engine;
}

test('a session ends with its engine even when nothing was running', async () => {
  const stream = new EngineStream(await openFainting()).connect();
  await once(stream, 'connect');
  const [error] = await once(stream, 'error');
  expect(error.message).toMatch(/The database thread ended/);
  expect(stream.destroyed).toBe(true);
});

test('the next session starts the engine again', async () => {
  const engine = await openFainting();
  await once(new EngineStream(engine).connect(), 'error');
  const next = new EngineStream(engine).connect();
  await once(next, 'connect');
  expect(next.destroyed).toBe(false);
  next.destroy();
});

test('a stopped engine refuses sessions', async () => {
  const engine = await openFainting();
  await engine.stop();
  const [error] = await once(new EngineStream(engine).connect(), 'error');
  expect(error.message).toBe('The database is closed.');
});

import { expect, test } from 'vitest';
import { scriptingPerFrame } from './scripting-per-frame.ts';

const page = { pid: 1, tid: 7 };
const event = (name: string, ts: number, dur = 0) => ({ ...page, ph: 'X', name, ts, dur });

function traceOf(events: object[]): string {
  const thread = { ...page, ph: 'M', name: 'thread_name', ts: 0, args: { name: 'CrRendererMain' } };
  return JSON.stringify({ traceEvents: [thread, ...events] });
}

test('script is counted once, in the frame it runs in', () => {
  const trace = traceOf([
    event('Layerize', 1000),
    event('EventDispatch', 2000, 3000),
    event('FunctionCall', 2500, 2000),
    event('Layout', 6000, 4000),
    event('Layerize', 17_000),
    event('TimerFire', 18_000, 500),
    event('Layerize', 33_000),
  ]);
  expect(scriptingPerFrame(trace)).toEqual([3, 0.5]);
});

test('other threads do not count', () => {
  const worker = { pid: 1, tid: 9, ph: 'X', name: 'FunctionCall', ts: 1500, dur: 9000 };
  const frames = [event('Layerize', 1000), event('Layerize', 17_000)];
  expect(scriptingPerFrame(traceOf([...frames, worker]))).toEqual([0]);
});

test('a trace without a page is refused', () => {
  expect(() => scriptingPerFrame('{"traceEvents":[]}')).toThrow('no page');
});

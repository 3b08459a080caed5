import { z } from 'zod';

const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().default(0),
  /** Without the time that other programs used the processor. */
  tdur: z.number().optional(),
  args: z.object({ name: z.unknown() }).partial().default({}),
});
const traceSchema = z.object({ traceEvents: z.array(eventSchema) });
type TraceEvent = z.infer<typeof eventSchema>;

/** What DevTools counts as scripting. */
const scripting = new Set([
  'EventDispatch',
  'EvaluateScript',
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'V8.GC_MC_INCREMENTAL',
  'MajorGC',
  'MinorGC',
]);
/** The last thing that the main thread does for a frame. */
const frameEnd = 'Layerize';

/** Milliseconds of script on a page's main thread between two frames, from a trace. */
export function scriptingPerFrame(trace: string): number[] {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace));
  const events = busiestMainThread(traceEvents);
  const ends = events.filter(({ name }) => name === frameEnd).map(({ ts }) => ts);
  const work = outermost(events.filter(({ name, ph }) => ph === 'X' && scripting.has(name)));
  return ends.flatMap((from, index) => {
    const to = ends[index + 1];
    if (to === undefined) return [];
    const inFrame = work.filter(({ ts }) => ts >= from && ts < to);
    return [inFrame.reduce((sum, { dur, tdur }) => sum + (tdur ?? dur), 0) / 1000];
  });
}

function busiestMainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const ofThread = threads.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid),
  );
  const [busiest] = ofThread.toSorted((a, b) => b.length - a.length);
  if (!busiest) throw new Error('The trace has no page in it.');
  return busiest.toSorted((a, b) => a.ts - b.ts);
}

/** An event inside another one is already counted there. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events.filter(({ ts, dur }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

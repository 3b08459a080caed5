import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  type SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { ATTR_ERROR_TYPE } from '@opentelemetry/semantic-conventions';
import { errorType } from './error-type.ts';

export type SpanFacts = { name: string; kind: SpanKind; attributes: Attributes };

export type Spans = ReturnType<typeof createSpans>;

/**
 * The spans of this process. What is under way is remembered per chain of calls, so a span finds its parent without
 * being told; nothing is registered globally, where packages that we use would add spans of their own.
 */
export function createSpans(tracer: Tracer) {
  const current = new AsyncLocalStorage<Span>();

  function open({ name, ...options }: SpanFacts, parent: SpanContext | undefined): Span {
    const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    return tracer.startSpan(name, options, context);
  }

  return {
    /** Begins a span whose end is not that of `run`. */
    begin(facts: SpanFacts, remote: SpanContext | undefined, run: () => void): Span {
      const span = open(facts, remote);
      current.run(span, run);
      return span;
    },
    /** A part of what is under way; work of no trace has no parts. */
    part<Result>(facts: SpanFacts, run: () => Promise<Result>): Promise<Result> {
      const parent = current.getStore();
      return parent?.isRecording() ? within(facts, parent.spanContext(), run) : run();
    },
    /** A part of what is under way, or else a trace of its own. */
    whole<Result>(facts: SpanFacts, run: () => Promise<Result>): Promise<Result> {
      const parent = current.getStore();
      if (parent?.isRecording()) return within(facts, parent.spanContext(), run);
      // What belongs to a trace that is not sampled does not become one.
      const isLeftOut = parent && (parent.spanContext().traceFlags & TraceFlags.SAMPLED) === 0;
      return isLeftOut ? run() : within(facts, undefined, run);
    },
    /** The id of the trace that is under way and sent; undefined if there is none. */
    traceId(): string | undefined {
      const span = current.getStore();
      return span?.isRecording() ? span.spanContext().traceId : undefined;
    },
    /** The span that is under way. */
    current: () => current.getStore(),
  };

  async function within<Result>(
    facts: SpanFacts,
    parent: SpanContext | undefined,
    run: () => Promise<Result>,
  ): Promise<Result> {
    const span = open(facts, parent);
    try {
      return await current.run(span, run);
    } catch (error) {
      // The message may quote an address or what somebody typed.
      span.setAttribute(ATTR_ERROR_TYPE, errorType(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }
}

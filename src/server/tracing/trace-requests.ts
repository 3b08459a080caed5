import type { IncomingHttpHeaders } from 'node:http';
import {
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
} from '@opentelemetry/semantic-conventions';
import type { AroundRequest } from '#src/http/watching/watch-requests.ts';
import { knownMethod } from '../watching/known-method.ts';
import type { Spans } from './spans.ts';

/**
 * A span for each request, named by the pattern of its route. It has no path, query, address or user agent: paths of
 * ours are secrets (`/reset/…`), and the rest is personal. A caller's `traceparent` is only continued behind a trusted
 * proxy: a visitor could put requests into others' traces with it, and decide which are sent.
 */
export function traceRequests(spans: Spans, isBehindProxy: boolean): AroundRequest {
  return ({ id, method: asked, headers }, run) => {
    const method = knownMethod(asked) ?? '_OTHER';
    const attributes = { [ATTR_HTTP_REQUEST_METHOD]: method, 'ironwood.request.id': id };
    const remote = isBehindProxy ? readParent(headers) : undefined;
    const span = spans.begin({ name: method, kind: SpanKind.SERVER, attributes }, remote, run);
    return ({ route, status, cache, isCut }) => {
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        [ATTR_HTTP_ROUTE]: route,
        [ATTR_HTTP_RESPONSE_STATUS_CODE]: status,
        ...(cache !== null && { 'ironwood.page_cache': cache }),
        ...(isCut && { 'ironwood.request.cut': true }),
      });
      if (status >= 500) {
        span.setAttribute(ATTR_ERROR_TYPE, String(status));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    };
  };
}

const propagator = new W3CTraceContextPropagator();
const getter = {
  keys: () => ['traceparent'],
  // Not `tracestate`, in which a caller may write anything.
  get: ({ traceparent }: IncomingHttpHeaders, name: string) =>
    name === 'traceparent' ? traceparent : undefined,
};

function readParent(headers: IncomingHttpHeaders): SpanContext | undefined {
  return trace.getSpanContext(propagator.extract(ROOT_CONTEXT, headers, getter));
}

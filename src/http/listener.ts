import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RunningExperiments } from '#src/domain/experiments/index.server.ts';
import type { VisitReader } from './analytics/read-visit.ts';
import type { PageCache, Serving } from './documents/page-cache.ts';
import { visitorIp } from './middleware/visitor-ip.ts';
import type { StaticFiles } from './static-files.ts';
import { anyRoute, fileRoute, noteOf, type RequestNote } from './watching/request-note.ts';

type ListenerParts = {
  /** Answers requests that are not for this site. */
  requireOwnAddress(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers visitors who are redirected to another language. */
  leadToLanguage(request: IncomingMessage, response: ServerResponse): boolean;
  cache: PageCache;
  statics: StaticFiles;
  dynamic(request: IncomingMessage, response: ServerResponse): unknown;
  visitOf(request: IncomingMessage): Serving | undefined;
};

/** A cached page of the visitor's variant, a file of the build, or the framework, in this order. */
export function createListener({ cache, statics, dynamic, visitOf, ...first }: ListenerParts) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const note = noteOf(request);
    const tell = (told: Partial<RequestNote>) => note && Object.assign(note, told);
    if (first.requireOwnAddress(request, response)) return;
    if (first.leadToLanguage(request, response)) return void tell({ route: '/' });
    const page = cache.serve(request, response, visitOf(request));
    if (page) return void tell({ route: page.route, cache: 'hit' });
    if (statics.serve(request, response)) return void tell({ route: fileRoute });
    // Until its route is found; a client may leave before that.
    tell({ route: anyRoute });
    void dynamic(request, response);
  };
}

type QuickReaderParts = {
  experiments: RunningExperiments;
  readVisit: VisitReader;
  trustedHops: number;
};

/** Without an experiment and without its cookie every page is the same for all, so nothing is parsed. */
export function createQuickReader({ experiments, readVisit, trustedHops }: QuickReaderParts) {
  return ({ headers, socket, url = '/' }: IncomingMessage): Serving | undefined => {
    const hasCookie = headers.cookie?.includes('exp=') ?? false;
    if (!hasCookie && experiments.current().length === 0) return undefined;
    return readVisit({
      target: url,
      header: (name) => joinHeader(headers[name]),
      ip: visitorIp({
        forwardedFor: joinHeader(headers['x-forwarded-for']),
        connectionAddress: socket.remoteAddress ?? '127.0.0.1',
        trustedHops,
      }),
    });
  };
}

function joinHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}

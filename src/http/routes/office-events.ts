import { Hono } from 'hono';
import { mayReceive, type News } from '#src/domain/news/index.ts';
import type { NewsFeed } from '#src/domain/news/ports.ts';
import type { HttpEnv } from '../http-env.ts';
import type { Lifecycle } from './health.ts';
import { openOfficeSession } from './office-session.ts';

export type OfficeEventDeps = { news: NewsFeed; lifecycle: Lifecycle };

/** How many tabs may listen: in total, and per person. */
const mostStreams = { inAll: 400, ofOnePerson: 12 };

/** A proxy closes connections that are silent for a minute; with each heartbeat the session is checked again. */
const beatMs = 25_000;

/** How much a tab may leave unread before it is disconnected; it reconnects and reloads its page. */
const mostUnread = 64;

type Stream = { userId: string; end(): void };

/**
 * `GET /admin/events`: what happens in the shop, as server-sent events for staff. `hello` starts each connection;
 * `news` names the row, never its contents. Nothing is repeated: a tab that was disconnected reloads its page.
 */
export function officeEventRoutes({ news, lifecycle }: OfficeEventDeps) {
  const streams = new Set<Stream>();
  lifecycle.endStreams = () => {
    for (const stream of streams) stream.end();
  };
  return new Hono<HttpEnv>().get('/admin/events', async (c) => {
    c.header('Cache-Control', 'private, no-store');
    const session = await openOfficeSession(c);
    if (!session) return c.json({ title: 'Sign in to do this', status: 401 }, 401);
    const { userId } = session;
    if (lifecycle.draining || isFull(streams, userId)) {
      c.header('Retry-After', '30');
      return c.json({ title: 'Too many pages are open', status: 503 }, 503);
    }
    c.header('Content-Type', 'text/event-stream; charset=utf-8');
    // Buffering proxies would delay the news.
    c.header('X-Accel-Buffering', 'no');
    return c.body(
      streamNews({ streams, news, userId, session, again: () => openOfficeSession(c) }),
    );
  });
}

function isFull(streams: Set<Stream>, userId: string): boolean {
  const own = [...streams].filter((stream) => stream.userId === userId);
  return streams.size >= mostStreams.inAll || own.length >= mostStreams.ofOnePerson;
}

type Person = { scopes: readonly string[] };
type StreamOptions = {
  streams: Set<Stream>;
  news: NewsFeed;
  userId: string;
  session: Person;
  again(): Promise<Person | null>;
};

function streamNews(options: StreamOptions): ReadableStream<Uint8Array> {
  const { streams, news, userId, again } = options;
  let { scopes } = options.session;
  let end = () => {};
  const strategy = new CountQueuingStrategy({ highWaterMark: mostUnread });
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      const send = (text: string) => {
        if ((controller.desiredSize ?? 0) <= 0) return end();
        controller.enqueue(encoder.encode(text));
      };
      const forget = news.subscribe((heard) => {
        if (heard === 'missed') send(eventText('hello', {}));
        else if (mayReceive(scopes, heard)) send(eventText('news', heard));
      });
      const beat = setInterval(async () => {
        const person = await again().catch(() => null);
        if (!person) return end();
        scopes = person.scopes;
        send(': still here\n\n');
      }, beatMs);
      const stream = { userId, end: () => end() };
      end = () => {
        end = () => {};
        clearInterval(beat);
        forget();
        streams.delete(stream);
        try {
          controller.close();
        } catch {
          // The client has already disconnected.
        }
      };
      streams.add(stream);
      send(`retry: 3000\n${eventText('hello', {})}`);
    },
    cancel: () => end(),
  };
  return new ReadableStream(source, strategy);
}

const encoder = new TextEncoder();

function eventText(name: 'hello' | 'news', data: News | Record<string, never>): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

import type { News } from '#src/domain/news/index.ts';

export type OfficeFeedOptions = {
  open(): EventSource;
  /** News that arrived together are announced at once. */
  onNews(news: News[]): void;
  /** Connected; something may have happened unnoticed since the page was loaded. */
  onMissed(): void;
};

export type OfficeFeed = { connect(): void; disconnect(): void };

const gatherMs = 250;
/** After a response for which the browser does not retry: too many tabs, a server that is stopping. */
const pauseMs = 15_000;

/** Subscribes to news from the shop while it is connected. */
export function createOfficeFeed({ open, onNews, onMissed }: OfficeFeedOptions): OfficeFeed {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let gathered: News[] = [];

  function subscribeTo({ data }: MessageEvent<string>): void {
    if (gathered.length === 0) setTimeout(tell, gatherMs);
    gathered.push(JSON.parse(data) as News); // Our own server's messages.
  }

  function tell(): void {
    const news = gathered;
    gathered = [];
    if (source) onNews(news);
  }

  function connect(): void {
    clearTimeout(retry);
    if (source) return;
    const opened = open();
    source = opened;
    opened.addEventListener('hello', onMissed);
    opened.addEventListener('news', subscribeTo);
    opened.addEventListener('error', () => {
      if (opened.readyState !== 2 || source !== opened) return;
      disconnect();
      retry = setTimeout(connect, pauseMs);
    });
  }

  function disconnect(): void {
    clearTimeout(retry);
    source?.close();
    source = null;
  }

  return { connect, disconnect };
}

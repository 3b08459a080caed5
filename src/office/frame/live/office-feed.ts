import type { News } from '#src/domain/news/index.ts';

export type OfficeFeedOptions = {
  open(): EventSource;
  /** What came together: news of a moment are told at once. */
  onNews(news: News[]): void;
  /** It listens from now on: since the page was made something may have happened unheard. */
  onMissed(): void;
};

export type OfficeFeed = { connect(): void; disconnect(): void };

const gatherMs = 250;
/** After an answer that the browser does not try again by itself: too many tabs, a server that stops. */
const pauseMs = 15_000;

/** Listens to what happens in the shop, as long as it is connected. */
export function createOfficeFeed({ open, onNews, onMissed }: OfficeFeedOptions): OfficeFeed {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let gathered: News[] = [];

  function subscribeTo({ data }: MessageEvent<string>): void {
    if (gathered.length === 0) setTimeout(tell, gatherMs);
    gathered.push(JSON.parse(data) as News); // our own server's words
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

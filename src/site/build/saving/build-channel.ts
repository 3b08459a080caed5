import type { CompletedOptions } from '#src/domain/builds/index.ts';

/** Messages between tabs with the same build. */
export type BuildNews =
  | { buildId: string; kind: 'chosen'; meta: CompletedOptions }
  /** The build has changed on the server: vehicle, options, start, end. */
  | { buildId: string | null; kind: 'changed' };

export type BuildChannel = { tell(news: BuildNews): void; close(): void };

type Letter = { from: number; news: BuildNews };

/**
 * Identifies this tab, because two channels in one tab receive each other's messages, and it would load every step
 * twice.
 */
const here = Math.random();

/** Reaches every other tab of this browser, but not the sender. */
export function openBuildChannel(onNews: (news: BuildNews) => void): BuildChannel {
  const channel = new BroadcastChannel('ironwood.build');
  // Only our own pages can reach this channel.
  channel.onmessage = ({ data: { from, news } }: MessageEvent<Letter>) => {
    if (from !== here) onNews(news);
  };
  return {
    tell: (news) => channel.postMessage({ from: here, news } satisfies Letter),
    close: () => channel.close(),
  };
}

/** Notifies the other tabs once, for callers without an open channel. */
export function postToOtherTabs(news: BuildNews): void {
  const channel = openBuildChannel(() => undefined);
  channel.tell(news);
  channel.close();
}

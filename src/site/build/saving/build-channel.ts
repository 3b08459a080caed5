import type { CompletedOptions } from '#src/domain/builds/index.ts';

/** What tabs that have the same build open tell each other. */
export type BuildNews =
  | { buildId: string; kind: 'chosen'; meta: CompletedOptions }
  /** Something of the build is different on the server: vehicle, options, start, end. */
  | { buildId: string | null; kind: 'changed' };

export type BuildChannel = { tell(news: BuildNews): void; close(): void };

type Letter = { from: number; news: BuildNews };

/** This tab. Two channels of one tab hear each other, and it would load every step twice. */
const here = Math.random();

/** Every other tab of this browser; the one that tells does not hear itself. */
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

/** Tells the other tabs once, from where no channel is open. */
export function postToOtherTabs(news: BuildNews): void {
  const channel = openBuildChannel(() => undefined);
  channel.tell(news);
  channel.close();
}

import { useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { News } from '#src/domain/news/index.ts';
import { todayStrings } from '#src/office/today/index.ts';
import { plural } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { isShownOn, topicsOf } from './live-pages.ts';
import { createOfficeFeed } from './office-feed.ts';

/** News, in the order in which they are announced. */
const saidKinds = [
  ['lead.created', 'lead'],
  ['application.created', 'application'],
  ['mail.failed', 'mail'],
] as const;

/**
 * Keeps the page current: news reload its data, without touching what is being typed, and are announced once. A tab
 * in the background does not listen.
 */
export function LiveNews() {
  const t = useStrings(todayStrings);
  const locale = useLocale();
  const [said, setSaid] = useState('');
  const hear = useNews((news) => {
    const words = saidKinds.flatMap(([kind, name]) => {
      const count = new Set(news.filter((one) => one.kind === kind).map(({ id }) => id)).size;
      return count > 0 ? [t(`news.${name}.${plural(count, locale)}`, { count })] : [];
    });
    if (words.length > 0) setSaid(words.join('. '));
  });
  useEffect(() => {
    const feed = createOfficeFeed({
      open: () => new EventSource('/admin/events'),
      onNews: (news) => hear.current.news(news),
      onMissed: () => hear.current.missed(),
    });
    const follow = () => (document.hidden ? feed.disconnect() : feed.connect());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      feed.disconnect();
    };
  }, [hear]);
  return (
    <p className="visually-hidden" role="status" data-live-news="">
      {said}
    </p>
  );
}

/** How to handle news on the current page; the connection outlives many pages. */
function useNews(say: (news: News[]) => void) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const hearing = {
    news(news: News[]) {
      say(news);
      if (news.some(({ kind }) => isShownOn(pathname, kind))) void revalidate();
    },
    missed() {
      if (topicsOf(pathname).length > 0) void revalidate();
    },
  };
  const latest = useRef(hearing);
  useEffect(() => {
    latest.current = hearing;
  });
  return latest;
}

import { useCallback, useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { parseBloks } from '#src/site/pages/parse-bloks.ts';
import type { LiveContent, LoadedDraft } from '#src/site/stories/draft-page.ts';
import { dropPendingBloks } from './drop-pending-bloks.ts';
import { reportShown } from './listen-to-editor.ts';
import type { LiveStory } from './live-story.ts';
import { askForData } from './preview-client.ts';

/** Long enough for one request per word, short enough to seem instant. */
const pauseMs = 250;
/** Parts without data show that in the page itself. */
const silent = { warn() {} };

/** The editor's latest version, with the data of its parts as it arrives. */
export function useLiveContent({ preview: { loading }, data: loaded }: LoadedDraft) {
  const [story, setStory] = useState<LiveStory | null>(null);
  const [data, setData] = useState(loaded);
  const params = useParams();

  useEffect(() => setData((known) => ({ ...known, ...loaded })), [loaded]);
  useEffect(() => {
    if (story === null) return;
    reportShown();
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const parts = await askForData({ story, params, signal: stop.signal });
      if (parts) setData((known) => ({ ...known, ...parts }));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [story, params]);
  useEffect(() => {
    if (data !== loaded) reportShown();
  }, [data, loaded]);

  const show = useCallback((next: LiveStory) => setStory(next), []);
  const live = useMemo(
    () => story && liveContent(story, { data, loading }),
    [story, data, loading],
  );
  return { show, live };
}

type Parts = { data: Record<string, unknown>; loading: readonly string[] };

function liveContent(story: LiveStory, { data, loading }: Parts): LiveContent {
  const body = parseBloks(story.content.body, { logger: silent });
  return { slug: story.full_slug, body: dropPendingBloks(body, { data, loading }), data };
}

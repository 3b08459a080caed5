import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Locale } from '#src/domain/context.ts';
import {
  type CanvasMessage,
  enterComponent,
  enterEditmode,
  readCanvasMessage,
} from './canvas-messages.ts';
import { canvasStory } from './canvas-story.ts';
import type { EditBlok } from './story-tree.ts';

type CanvasOptions = {
  frame: RefObject<HTMLIFrameElement | null>;
  story: { id: number; fullSlug: string };
  content: EditBlok;
  selected: string | null;
  locale: Locale;
  /** Component → its name in the office's language. */
  names: Record<string, string>;
  onMessage(message: CanvasMessage): void;
};

/** Communicates with the page in the frame: sends content and selection, receives clicks. */
export function useCanvas(options: CanvasOptions) {
  const { frame, content, selected, locale } = options;
  const now = useRef(options);
  now.current = options;

  const post = useCallback(
    (message: object | null) => {
      if (message) frame.current?.contentWindow?.postMessage(message, location.origin);
    },
    [frame],
  );
  const postSelected = useCallback(() => {
    const { selected: uid, content: root, story } = now.current;
    if (uid === null) return post({ action: 'deselectBlok' });
    post(enterComponent({ content: root, uid, storyId: story.id }));
  }, [post]);
  const postContent = useCallback(() => {
    const { story, content: root, locale: language } = now.current;
    const sent = canvasStory({ ...story, content: root, locale: language });
    post({ action: 'input', story: sent });
  }, [post]);

  const answer = useCallback(
    (message: CanvasMessage) => {
      if (message.action === 'ping') return post({ action: 'pingBack' });
      if (message.action === 'contentShown') return postSelected();
      if (message.action !== 'initialized') return now.current.onMessage(message);
      post(enterEditmode({ storyId: now.current.story.id, names: now.current.names }));
      postContent();
      postSelected();
    },
    [post, postContent, postSelected],
  );
  useEffect(() => {
    function onCanvasMessage({ source, origin, data }: MessageEvent) {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      const message = readCanvasMessage(data);
      if (message) answer(message);
    }
    addEventListener('message', onCanvasMessage);
    return () => removeEventListener('message', onCanvasMessage);
  }, [frame, answer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: sent again whenever either changes
  useEffect(() => {
    const timer = setTimeout(postContent, 30);
    return () => clearTimeout(timer);
  }, [content, locale, postContent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent again whenever it changes
  useEffect(postSelected, [selected, postSelected]);

  /** The draft was saved: parts that read it from the server may reload. */
  const reload = useCallback(() => {
    const { story } = now.current;
    post({ action: 'change', reload: true, slug: story.fullSlug, storyId: story.id });
  }, [post]);
  return { reload };
}

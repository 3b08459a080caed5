import { type LiveStory, liveStorySchema } from './live-story.ts';

type Listeners = {
  /** Somebody is typing: the whole current story. */
  onInput(story: LiveStory): void;
  /** The draft was saved, published or unpublished. */
  onSaved(): void;
  /** Label for the bridge's button with three dots, which has none. */
  actionsName: string;
};

/**
 * Connects the page with the surrounding editor through Storyblok's bridge. The bridge trusts every sender, so only
 * messages from this site's own editor are passed on to it.
 * @returns a function that disconnects it
 */
export function listenToEditor({ onInput, onSaved, actionsName }: Listeners): () => void {
  const stop = new AbortController();
  const early = { capture: true, signal: stop.signal };
  window.addEventListener('message', dropForged, early);
  window.addEventListener('click', stayHere, early);
  window.addEventListener('submit', (event) => event.preventDefault(), early);
  window.addEventListener('keydown', passOn, early);
  void connect();
  return () => stop.abort();

  async function connect() {
    const { default: StoryblokBridge } = await import('@storyblok/preview-bridge');
    if (stop.signal.aborted) return;
    const bridge = new StoryblokBridge({ customParent: location.origin });
    stop.signal.addEventListener('abort', () => bridge.destroy());
    document
      .querySelector('.storyblok__overlay-menu-btn-action')
      ?.setAttribute('aria-label', actionsName);
    bridge.on('input', ({ story }) => {
      const known = liveStorySchema.safeParse(story);
      if (known.success) onInput(known.data);
    });
    bridge.on(['change', 'published', 'unpublished'], onSaved);
  }
}

function dropForged(event: MessageEvent): void {
  if (event.source === window.parent && event.origin === location.origin) return;
  event.stopImmediatePropagation();
}

/**
 * A click selects a part and follows no link, because the router ignores prevented clicks. Header and footer are not
 * parts; the editor is notified, to say where they are edited.
 */
function stayHere(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (target.closest('a')) event.preventDefault();
  if (target.closest('[data-blok-c]') === null && target.closest('header, footer, .banner')) {
    window.parent.postMessage({ action: 'frameClicked' }, location.origin);
  }
}

/** The editor's shortcuts work in the page too, except while typing in its fields or navigating in it. */
function passOn(event: KeyboardEvent): void {
  const { key, target, shiftKey: shift, altKey: alt } = event;
  const ctrl = event.ctrlKey || event.metaKey;
  if (target instanceof Element && target.closest('input, textarea, select')) return;
  if (!ctrl && !alt && key !== 'Delete') return;
  if (ctrl && /^[zysd]$/i.test(key)) event.preventDefault();
  window.parent.postMessage({ action: 'shortcut', key, ctrl, shift, alt }, location.origin);
}

/** The page has rendered what it was sent, so the parts have their positions now. */
export function reportShown(): void {
  window.parent.postMessage({ action: 'contentShown' }, location.origin);
}

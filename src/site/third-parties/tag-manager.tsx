import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { frameSandbox } from '#src/lib/embeds.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { ConsentButtons } from './consent-prompt.tsx';
import { embedUrl } from './embed-frame.tsx';
import { readEmbedMessage } from './embed-message.ts';
import { useConsent } from './use-consent.ts';
import consentStrings from './words.json' with { type: 'json' };

/** A tag manager is invisible, so consent is asked for once in a line of its own; declining is final. */
export function TagManager() {
  const consent = useConsent();
  if (consent === null || consent.isRefused) return null;
  if (consent.choices.tags === undefined) return <Question />;
  return consent.choices.tags ? <TagFrame /> : null;
}

function Question() {
  const t = useStrings(consentStrings);
  return (
    <section className="third-parties-ask" aria-label={t('manage')}>
      <p className="small">
        <b>{t('tags')}.</b> {t('tagsText')}{' '}
        <Link to={{ pathname: hrefs.privacy(), hash: '#choices' }}>{t('manage')}</Link>
      </p>
      <ConsentButtons name="tags" />
    </section>
  );
}

/** Sent the public URL of each page: without query, and never one that is a secret. */
function TagFrame() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      if (readEmbedMessage(event, 'tags')?.state === 'open') setOpen(true);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page to tell of
  useEffect(() => {
    const page = publicAddress();
    // A frame without an origin cannot be named as the target.
    if (isOpen && page) frame.current?.contentWindow?.postMessage(page, '*');
  }, [isOpen, pathname]);
  return (
    <iframe
      ref={frame}
      src={embedUrl('tags')}
      title="tags"
      sandbox={frameSandbox('tags')}
      referrerPolicy="no-referrer"
      tabIndex={-1}
      aria-hidden="true"
      hidden
    />
  );
}

/** Null on a page that is not public. */
function publicAddress(): { page: string; title: string } | null {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const isHidden = document.querySelector('meta[name="robots"][content*="noindex"]') !== null;
  if (!canonical || isHidden) return null;
  return { page: canonical, title: document.title };
}

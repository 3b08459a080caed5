import { useEffect, useRef, useState } from 'react';
import { type EmbedName, frameSandbox } from '#src/lib/embeds.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { type EmbedState, readEmbedMessage } from './embed-message.ts';
import consentStrings from './words.json' with { type: 'json' };

/** How long to wait before the page says that it is slow. */
const patienceMs = 8000;

type EmbedFrameProps = { name: Exclude<EmbedName, 'tags'>; title: string; className?: string };

/** Third-party content in a frame without an origin; the page reports failures. */
export function EmbedFrame({ name, title, className }: EmbedFrameProps) {
  const t = useStrings(consentStrings);
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, height, isLate } = useFrame(frame, name);
  return (
    <div className={className}>
      <p role="status" className="small">
        {state === 'failed' && t('embed.failed')}
        {state !== 'failed' && state !== 'ready' && t(isLate ? 'embed.late' : 'embed.loading')}
      </p>
      {state !== 'failed' && (
        <iframe
          ref={frame}
          src={embedUrl(name)}
          title={title}
          sandbox={frameSandbox(name)}
          referrerPolicy="no-referrer"
          height={height}
        />
      )}
    </div>
  );
}

/** Served by this site, outside the pages: src/http/routes/embeds.ts. */
export function embedUrl(name: EmbedName): string {
  return `/embeds/${name}`;
}

function useFrame(frame: React.RefObject<HTMLIFrameElement | null>, name: EmbedName) {
  const [state, setState] = useState<EmbedState>('waiting');
  const [height, setHeight] = useState<number>();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      const told = readEmbedMessage(event, name);
      if (told?.state) setState(told.state);
      if (told?.height) setHeight(told.height);
    };
    addEventListener('message', onMessage);
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => {
      removeEventListener('message', onMessage);
      clearTimeout(timer);
    };
  }, [frame, name]);
  return { state, height, isLate };
}

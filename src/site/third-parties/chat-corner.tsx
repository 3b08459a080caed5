import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ShopContact } from '#src/site/kit/site-frame-data.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { PopoverClose } from '#src/web/ui/popover-close.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { ConsentPrompt } from './consent-prompt.tsx';
import { EmbedFrame } from './embed-frame.tsx';
import consentStrings from './words.json' with { type: 'json' };

const panelId = 'chat';

/**
 * The chat: a button that opens without any script, and below it the shop's own contact details. The provider's part
 * is loaded when it is opened, after consent.
 */
export function ChatCorner({ shop }: { shop: ShopContact }) {
  const t = useStrings(consentStrings);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpened = useWasOpened(panel);
  return (
    <>
      <button
        type="button"
        className="button button--dark third-parties-chat-open"
        popoverTarget={panelId}
      >
        <Icon name="message" />
        {t('chat')}
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label={t('chat')}
        className="third-parties-chat"
      >
        <h2 className="title-4">{t('chat')}</h2>
        <ConsentPrompt name="chat">
          {wasOpened && (
            <EmbedFrame
              name="chat"
              title={t('chat')}
              className="third-parties-frame third-parties-frame--chat"
            />
          )}
        </ConsentPrompt>
        <Otherwise shop={shop} />
        <PopoverClose of={panelId} label={t('close')} className="third-parties-chat-close" />
      </div>
    </>
  );
}

function Otherwise({ shop }: { shop: ShopContact }) {
  const t = useStrings(consentStrings);
  return (
    <p className="small">
      {t('otherwise')}{' '}
      {shop.phone !== '' && (
        <>
          <a href={`tel:${shop.phone}`}>{shop.phoneText}</a>,{' '}
        </>
      )}
      <Link to={hrefs.contact()}>{t('write')}</Link>.
    </p>
  );
}

/** It may have been opened before this ran. */
function useWasOpened(panel: React.RefObject<HTMLElement | null>): boolean {
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    const element = panel.current;
    const look = () => {
      if (element?.matches(':popover-open')) setOpened(true);
    };
    look();
    element?.addEventListener('toggle', look);
    return () => element?.removeEventListener('toggle', look);
  }, [panel]);
  return wasOpened;
}

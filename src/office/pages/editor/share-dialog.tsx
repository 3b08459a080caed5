import { useEffect, useId, useState } from 'react';
import { OpenDialog } from '#src/office/kit/open-dialog.tsx';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { SharedLink } from './edit-answers.ts';
import { shopTime } from './shop-clock.ts';
import type { Ask, StoryServer } from './use-story-server.ts';
import editorStrings from './words.json' with { type: 'json' };

type ShareDialogProps = { ask: StoryServer['ask']; onClose: () => void };

const durations = [
  { hours: 24, key: 'share.day' },
  { hours: 72, key: 'share.three' },
  { hours: 168, key: 'share.week' },
] as const;

/** Links with which somebody without an account sees the draft for some days. */
export function ShareDialog({ ask, onClose }: ShareDialogProps) {
  const t = useStrings(editorStrings);
  const id = useId();
  const [links, setLinks] = useState<readonly SharedLink[]>([]);
  const [hours, setHours] = useState(72);
  async function show(request: Ask) {
    const answer = await ask(request);
    if (answer?.links) setLinks(answer.links);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is opened
  useEffect(() => void show({ intent: 'links' }), []);
  return (
    <OpenDialog title={t('share.title')} onClose={onClose}>
      <div className="form">
        <div className="field">
          <label htmlFor={id}>{t('share.hours')}</label>
          <select
            id={id}
            className="select"
            value={hours}
            onChange={({ target }) => setHours(Number(target.value))}
          >
            {durations.map((one) => (
              <option key={one.hours} value={one.hours}>
                {t(one.key)}
              </option>
            ))}
          </select>
        </div>
        <button
          type="button"
          className="button button--small"
          onClick={() => void show({ intent: 'add-link', hours })}
        >
          {t('share.make')}
        </button>
      </div>
      <ul className="editor-links">
        {links.map((link) => (
          <li key={link.id}>
            <OneLink
              link={link}
              onEnd={() => void show({ intent: 'revoke-link', linkId: link.id })}
            />
          </li>
        ))}
      </ul>
    </OpenDialog>
  );
}

function OneLink({ link, onEnd }: { link: SharedLink; onEnd: () => void }) {
  const t = useStrings(editorStrings);
  const timeZone = useShopTimeZone();
  const locale = useLocale();
  const time = shopTime(link.expiresAt, { locale, timeZone });
  return (
    <>
      {link.path && <NewLink url={new URL(link.path, location.origin).href} />}
      <span>{t('share.until', { time, name: link.authorName })}</span>{' '}
      <button type="button" className="link" onClick={onEnd}>
        {t('share.end')}
      </button>
    </>
  );
}

function NewLink({ url }: { url: string }) {
  const t = useStrings(editorStrings);
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="field">
      <p className="field-help">{t('share.made')}</p>
      <input
        className="input"
        readOnly
        value={url}
        aria-label={t('share.link')}
        onFocus={({ target }) => target.select()}
      />
      <button
        type="button"
        className="button button--outline button--small"
        onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
      >
        {t(isCopied ? 'share.copied' : 'share.copy')}
      </button>
    </div>
  );
}

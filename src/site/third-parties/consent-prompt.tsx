import type { ReactNode } from 'react';
import type { EmbedName } from '#src/lib/embeds.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { setConsent, useConsent } from './use-consent.ts';
import consentStrings from './words.json' with { type: 'json' };

type ConsentPromptProps = { name: EmbedName; children: ReactNode };

/** Asks for consent once, in place of the content; then shows `children`. */
export function ConsentPrompt({ name, children }: ConsentPromptProps) {
  const t = useStrings(consentStrings);
  const consent = useConsent();
  if (consent?.choices[name]) return children;
  return (
    <>
      <p>{t(`${name}Text`)}</p>
      {consent?.isRefused && <p className="small">{t('asked')}</p>}
      {consent && !consent.isRefused && <ConsentButtons name={name} />}
      <noscript>
        <p className="small">{t('needsScript')}</p>
      </noscript>
    </>
  );
}

/** Accept and decline are equally prominent. */
export function ConsentButtons({ name }: { name: EmbedName }) {
  const t = useStrings(consentStrings);
  return (
    <p className="third-parties-buttons">
      <button
        type="button"
        className="button button--small button--outline"
        onClick={() => setConsent(name, true)}
      >
        {t('allow')}
      </button>
      <button
        type="button"
        className="button button--small button--outline"
        onClick={() => setConsent(name, false)}
      >
        {t('deny')}
      </button>
    </p>
  );
}

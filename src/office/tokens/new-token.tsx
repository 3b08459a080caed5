import { useState } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import tokenStrings from './words.json' with { type: 'json' };

/** A key that was just created, to be copied: it cannot be shown again. */
export function NewToken({ token }: { token: string }) {
  const t = useStrings(tokenStrings);
  const [copied, setCopied] = useState(false);
  return (
    <section className="tokens-new" aria-label={t('made.label')}>
      <h2 className="title-4">{t('made.title')}</h2>
      <p className="small">{t('made.text')}</p>
      <div className="toolbar">
        <input className="input" readOnly value={token} aria-label={t('made.label')} />
        <button
          type="button"
          className="button button--dark button--small"
          onClick={() => navigator.clipboard.writeText(token).then(() => setCopied(true))}
        >
          {copied ? t('copied') : t('copy')}
        </button>
      </div>
    </section>
  );
}

import { useState } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import kitStrings from './words.json' with { type: 'json' };

type ShownOnceProps = { title: string; text: string; label: string; secret: string };

/** A key that was just made, to be copied: it cannot be shown again. */
export function ShownOnce({ title, text, label, secret }: ShownOnceProps) {
  const t = useStrings(kitStrings);
  const [copied, setCopied] = useState(false);
  return (
    <section className="shown-once" aria-label={label}>
      <h2 className="title-4">{title}</h2>
      <p className="small">{text}</p>
      <div className="toolbar">
        <input className="input" readOnly value={secret} aria-label={label} />
        <button
          type="button"
          className="button button--dark button--small"
          onClick={() => navigator.clipboard.writeText(secret).then(() => setCopied(true))}
        >
          {copied ? t('copied') : t('copy')}
        </button>
      </div>
    </section>
  );
}

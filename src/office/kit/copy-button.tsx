import { useEffect, useState } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import kitStrings from './words.json' with { type: 'json' };

type CopyButtonProps = {
  text: string;
  /** What is copied, for a button whose surroundings do not say it. */
  label?: string;
};

/** Copies a text, where the browser lets pages do that. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useStrings(kitStrings);
  const [canCopy, setCanCopy] = useState(false);
  const [isCopied, setCopied] = useState(false);
  // A page that came without encryption, from a server next door, has no clipboard.
  useEffect(() => setCanCopy('clipboard' in navigator), []);
  if (!canCopy) return null;
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <>
      <button
        type="button"
        className="button button--outline button--small"
        aria-label={isCopied ? undefined : label}
        onClick={() => void copy().catch(() => {})}
      >
        {isCopied ? t('copied') : t('copy')}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied ? t('copied') : ''}
      </span>
    </>
  );
}

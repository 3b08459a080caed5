import { useEffect, useState } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import kitStrings from './words.json' with { type: 'json' };

type CopyButtonProps = {
  text: string;
  /** What is copied, for a button whose surroundings do not say it. */
  label?: string;
  /** The id of the field that shows the text: selected for those whose browser does not copy. */
  from?: string;
};

/** Copies a text and says so. Where the browser does not let pages do that, the field is selected to be copied by hand. */
export function CopyButton({ text, label, from }: CopyButtonProps) {
  const t = useStrings(kitStrings);
  const [canCopy, setCanCopy] = useState(false);
  const [said, say] = useState<'copied' | 'copy.byHand' | null>(null);
  // A page that came without encryption, from a server next door, has no clipboard.
  useEffect(() => setCanCopy(from !== undefined || 'clipboard' in navigator), [from]);
  if (!canCopy) return null;
  const copy = async () => say((await copyText(text, from)) ? 'copied' : 'copy.byHand');
  return (
    <>
      <button
        type="button"
        className="button button--outline button--small"
        aria-label={said === 'copied' ? undefined : label}
        onClick={() => void copy()}
      >
        {said === 'copied' ? t('copied') : t('copy')}
      </button>
      <span className={said === 'copy.byHand' ? 'small' : 'visually-hidden'} role="status">
        {said && t(said)}
      </span>
    </>
  );
}

/** True if it is copied. */
async function copyText(text: string, from: string | undefined): Promise<boolean> {
  const field = from === undefined ? null : document.getElementById(from);
  if (field instanceof HTMLInputElement) field.select();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The older command, for the field that is selected; it may be refused too.
    return field !== null && document.execCommand('copy');
  }
}

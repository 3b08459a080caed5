import { useEffect, useId, useState } from 'react';
import { Icon } from '#src/web/ui/icon.tsx';
import { useSnapshotWords } from './snapshot-words.ts';

type SharedLink = { url: string; title: string };
/** `label`: of what, if not of a build. */
type ShareLinkProps = SharedLink & { label?: string };
/** `origin` is this page's: a shop that tries out the site may not have configured one. */
type ShareMethods = { canCopy: boolean; canSend: boolean; origin: string | null };

/** A link to select and copy by hand; where the browser supports it, with buttons for that. */
export function ShareLink({ url: told, title, label }: ShareLinkProps) {
  const { s } = useSnapshotWords();
  const id = useId();
  const { canCopy, canSend, origin } = useShareMethods();
  const url = origin === null ? told : new URL(new URL(told).pathname, origin).href;
  return (
    <div className="build-share-link">
      <label className="field-label" htmlFor={id}>
        {label ?? s('link')}
      </label>
      <div className="share-link-row">
        <input
          id={id}
          className="input"
          type="text"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        {canCopy && <CopyButton url={url} />}
        {canSend && (
          <button
            type="button"
            className="button button--outline"
            onClick={() => openShareSheet({ url, title })}
          >
            <Icon name="share" /> {s('send')}
          </button>
        )}
      </div>
    </div>
  );
}

function CopyButton({ url }: { url: string }) {
  const { s } = useSnapshotWords();
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(url).then(() => setCopied(true));
  return (
    <>
      <button
        type="button"
        className="button button--outline"
        onClick={() => void copy().catch(() => {})}
      >
        <Icon name={isCopied ? 'tick' : 'file'} /> {isCopied ? s('copied') : s('copy')}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied ? s('copied') : ''}
      </span>
    </>
  );
}

/** Known in the browser only, so the server renders neither button. */
function useShareMethods(): ShareMethods {
  const [ways, setWays] = useState<ShareMethods>({ canCopy: false, canSend: false, origin: null });
  useEffect(
    () =>
      setWays({
        canCopy: 'clipboard' in navigator,
        canSend: 'share' in navigator,
        origin: location.origin,
      }),
    [],
  );
  return ways;
}

/** Closing the phone's share sheet counts as a rejection, but is not an error. */
export function openShareSheet(shared: SharedLink): void {
  void navigator.share(shared).catch(() => {});
}

import { useEffect, useId, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useStrings } from '#src/web/words/use-strings.ts';
import kitStrings from './words.json' with { type: 'json' };

/** Asks before leaving a page with unsaved changes. */
export function UnsavedGuard() {
  const t = useStrings(kitStrings);
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsking = blocker.state === 'blocked';
  useEffect(() => {
    if (isAsking) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isAsking]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
  return (
    <dialog
      ref={dialog}
      className="ask-dialog"
      aria-labelledby={title}
      onCancel={() => blocker.reset?.()}
    >
      <h2 className="title-4" id={title}>
        {t('unsaved.title')}
      </h2>
      <p>{t('unsaved.text')}</p>
      <div className="ask-dialog-actions">
        <button
          type="button"
          className="button button--quiet button--small"
          onClick={() => blocker.proceed?.()}
        >
          {t('unsaved.leave')}
        </button>
        <button type="button" className="button button--small" onClick={() => blocker.reset?.()}>
          {t('unsaved.stay')}
        </button>
      </div>
    </dialog>
  );
}

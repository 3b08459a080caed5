import { useEffect } from 'react';
import { shouldReload } from '#src/app/chunk-reload.ts';
import errorStrings from '#src/app/strings/errors.json' with { type: 'json' };
import offlineStrings from '#src/app/strings/offline.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { SkyField } from './sky-field.tsx';

/**
 * A page that did not arrive: no network, or scripts that are gone. The browser asks for it once as
 * a document, which the worker can answer from what it keeps; after that the visitor decides.
 */
export function LostPage({ cause }: { cause: 'network' | 'chunk' }) {
  const t = useStrings(offlineStrings);
  const errors = useStrings(errorStrings);
  useEffect(() => {
    const isKept = navigator.serviceWorker?.controller;
    if (
      cause === 'network' &&
      isKept &&
      shouldReload(sessionStorage, Date.now(), 'ironwood-lost')
    ) {
      location.reload();
    }
  }, [cause]);
  const title = cause === 'chunk' ? errors('chunk.title') : t('lost.title');
  return (
    <section className="e404 skyfield">
      <title>{title}</title>
      <div className="stage-bg">
        <SkyField sunX={1010} />
      </div>
      <div className="wrap" role="alert">
        <h1>{title}</h1>
        <p className="lead">{cause === 'chunk' ? errors('chunk.stuck') : t('lost.text')}</p>
        <p>
          <button type="button" className="btn btn--lg" onClick={() => location.reload()}>
            {t('retry')}
          </button>
        </p>
      </div>
    </section>
  );
}

import { useLayoutEffect, useState } from 'react';
import { SkyField } from '#src/site/kit/sky-field.tsx';
import { shouldReload } from '#src/web/browser/chunk-reload.ts';
import errorStrings from '#src/web/errors/words.json' with { type: 'json' };
import offlineStrings from '#src/web/offline/words.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';

/**
 * A page that failed to load: no network, or scripts that are gone. It is requested once as a document, which the
 * server has up to date and the worker may have cached; after that the visitor decides.
 */
export function FailedPageLoad({ cause }: { cause: 'network' | 'chunk' }) {
  const t = useStrings(offlineStrings);
  const errors = useStrings(errorStrings);
  const isReloading = useReloadOnce(cause);
  const title = cause === 'chunk' ? errors('chunk.title') : t('lost.title');
  const stuck = cause === 'chunk' ? errors('chunk.stuck') : t('lost.text');
  return (
    <section className="no-page sky-field">
      <title>{title}</title>
      <div className="sky-backdrop">
        <SkyField sunX={1010} />
      </div>
      <div className="page-width" role={isReloading ? 'status' : 'alert'}>
        <h1>{title}</h1>
        <p className="lead">{isReloading ? errors('chunk') : stuck}</p>
        {!isReloading && (
          <p>
            <button
              type="button"
              className="button button--large"
              onClick={() => location.reload()}
            >
              {t('retry')}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}

/** Before anything is painted; by now the URL is that of the requested page. */
function useReloadOnce(cause: 'network' | 'chunk'): boolean {
  const [isReloading, setReloading] = useState(false);
  useLayoutEffect(() => {
    if (!mayReload(cause)) return;
    setReloading(true);
    location.reload();
  }, [cause]);
  return isReloading;
}

/** Without a network only the worker can answer. */
function mayReload(cause: 'network' | 'chunk'): boolean {
  if (cause === 'chunk' && navigator.onLine) return shouldReload(sessionStorage, Date.now());
  const isKept = navigator.serviceWorker?.controller;
  return Boolean(isKept) && shouldReload(sessionStorage, Date.now(), 'ironwood-lost');
}

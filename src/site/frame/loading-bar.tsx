import { useEffect, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { loadingBar } from '#src/site/kit/loading-bar-store.ts';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';

/** The bar at the top edge while the router loads the next page. */
export function TopLoadingBar() {
  const t = useStrings(commonStrings);
  const isLoading = useNavigation().state !== 'idle';
  const bar = useSyncExternalStore(loadingBar.subscribe, loadingBar.read, loadingBar.read);
  useEffect(() => {
    if (isLoading) loadingBar.start();
    else loadingBar.finish();
  }, [isLoading]);
  return (
    // A status element must exist before its text changes, or it is not announced.
    <div role="status">
      {bar.percent !== null && (
        <progress
          className={bar.failed ? 'loading-bar is-failed' : 'loading-bar'}
          aria-label={t('loading')}
          max={100}
          value={bar.percent}
        />
      )}
    </div>
  );
}

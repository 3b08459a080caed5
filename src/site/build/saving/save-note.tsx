import { useSyncExternalStore } from 'react';
import { Icon } from '#src/web/ui/icon.tsx';
import { useBuildWords } from '../build-words.ts';
import type { SaveStatus } from './build-saver.ts';

/** Says discreetly whether the build is saved, and where. Announced politely by screen readers. */
export function SaveNote({ status }: { status: SaveStatus }) {
  const { t } = useBuildWords();
  const isOnline = useOnline();
  const isAway = status === 'device' && !isOnline;
  return (
    <span className="build-saved" role="status">
      {status === 'saved' && <Icon name="tick" />}
      {t(isAway ? 'save.offline' : `save.${status}`)}
    </span>
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

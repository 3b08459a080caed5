import { useSyncExternalStore } from 'react';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';
import { useBuildWords } from '../build-words.ts';
import { forgetRefusal, refusedEvent, wasRefused } from '../details/saved-details.ts';
import type { ShopPhones } from '../vehicles/not-listed.tsx';

/** Queued details that the server refused, so that nobody has them. */
export function RefusedNote({ phones }: { phones: ShopPhones | undefined }) {
  const { t } = useBuildWords();
  const common = useStrings(commonStrings);
  const isRefused = useSyncExternalStore(subscribe, wasRefused, () => false);
  if (!isRefused) return null;
  return (
    <div className="reason" data-v="no" role="alert">
      <div>
        <p>{t('later.refused')}</p>
        <p className="cluster">
          {phones && (
            <a className="link" href={`tel:${phones.call}`}>
              {t('complete.call')}
            </a>
          )}
          <button
            type="button"
            className="button button--outline button--small"
            onClick={forgetRefusal}
          >
            {common('close')}
          </button>
        </p>
      </div>
    </div>
  );
}

function subscribe(tell: () => void): () => void {
  addEventListener(refusedEvent, tell);
  return () => removeEventListener(refusedEvent, tell);
}

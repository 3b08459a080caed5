import { useEffect, useState } from 'react';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useBuildWords } from '../build-words.ts';
import { deviceDrafts, isDetails } from './draft-store.ts';

/** The message of a form that could not be sent: whether to queue it on this device, or that it is queued. */
export type WaitingDetails = { waits: 'asks' | 'kept' };

/**
 * Without a network the details stay in their fields. They are queued on this device and sent later only with
 * consent, because they contain a name and a phone number.
 */
export function SendLater({ form, buildId }: { form: string; buildId: string | null }) {
  const { t } = useBuildWords();
  const waits = useWaiting(buildId);
  if (waits === null) return null;
  const isKept = waits === 'kept';
  return (
    <div className="reason" data-v="unknown" role="status">
      <div>
        <p>{t(isKept ? 'later.kept' : 'later.asks')}</p>
        <button
          type="submit"
          form={form}
          className="button button--outline button--small"
          name="later"
          value={isKept ? 'no' : 'yes'}
        >
          {t(isKept ? 'later.no' : 'later.yes')}
        </button>
      </div>
    </div>
  );
}

/** According to the last answer; before the first one, according to the device. */
function useWaiting(buildId: string | null): WaitingDetails['waits'] | null {
  const answer = useAnswer<Partial<WaitingDetails>>();
  const [isQueued, setQueued] = useState(false);
  useEffect(() => {
    setQueued(buildId !== null && deviceDrafts().list(buildId).some(isDetails));
  }, [buildId]);
  return answer?.waits ?? (isQueued ? 'kept' : null);
}

import { useEffect, useState } from 'react';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useBuildWords } from '../build-words.ts';
import { deviceDrafts, isDetails } from './draft-store.ts';

/** What a form that could not be sent says: whether it may wait on this device, or waits already. */
export type WaitingDetails = { waits: 'asks' | 'kept' };

/**
 * Without a network the details stay in their fields. Only who says so has them kept on this device
 * and sent later: a name and a phone number are not ours to queue.
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
          className="btn btn--line btn--sm"
          name="later"
          value={isKept ? 'no' : 'yes'}
        >
          {t(isKept ? 'later.no' : 'later.yes')}
        </button>
      </div>
    </div>
  );
}

/** As the last answer says; before there is one, as the device has it. */
function useWaiting(buildId: string | null): WaitingDetails['waits'] | null {
  const answer = useAnswer<Partial<WaitingDetails>>();
  const [isQueued, setQueued] = useState(false);
  useEffect(() => {
    setQueued(buildId !== null && deviceDrafts().list(buildId).some(isDetails));
  }, [buildId]);
  return answer?.waits ?? (isQueued ? 'kept' : null);
}

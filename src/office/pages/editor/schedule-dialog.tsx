import { useId, useState } from 'react';
import type { ScheduledAction, StoryDraft } from '#src/domain/content/index.ts';
import { OpenDialog } from '#src/office/kit/open-dialog.tsx';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { fromShopTime, shopTime, toShopTime } from './shop-clock.ts';
import editorStrings from './words.json' with { type: 'json' };

type ScheduleDialogProps = {
  action: ScheduledAction;
  onSet: (dueAt: string) => void;
  onClose: () => void;
};

const hourMs = 3_600_000;

export function ScheduleDialog({ action, onSet, onClose }: ScheduleDialogProps) {
  const t = useStrings(editorStrings);
  const timeZone = useShopTimeZone();
  const id = useId();
  const [when, setWhen] = useState(() => toShopTime(Date.now() + hourMs, timeZone));
  const dueAt = fromShopTime(when, timeZone);
  return (
    <OpenDialog
      title={t(action === 'publish' ? 'schedule.title' : 'schedule.titleEnd')}
      onClose={onClose}
    >
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (dueAt) onSet(dueAt);
        }}
      >
        <div className="field">
          <label htmlFor={id}>{t('schedule.when')}</label>
          <input
            id={id}
            className="input"
            type="datetime-local"
            required
            value={when}
            onChange={({ target }) => setWhen(target.value)}
          />
        </div>
        <button type="submit" className="button button--small">
          {t('schedule.save')}
        </button>
      </form>
    </OpenDialog>
  );
}

type ScheduledProps = {
  scheduled: StoryDraft['scheduled'];
  /** Null: the person may not. */
  onCancel: ((id: number) => void) | null;
};

/** The schedules of this story. */
export function Scheduled({ scheduled, onCancel }: ScheduledProps) {
  const t = useStrings(editorStrings);
  const timeZone = useShopTimeZone();
  const locale = useLocale();
  if (scheduled.length === 0) return null;
  return (
    <ul className="editor-scheduled">
      {scheduled.map(({ id, action, dueAt }) => (
        <li key={id}>
          {t(`schedule.${action}`, { time: shopTime(dueAt, { locale, timeZone }) })}{' '}
          {onCancel && (
            <button type="button" className="link" onClick={() => onCancel(id)}>
              {t('schedule.cancel')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

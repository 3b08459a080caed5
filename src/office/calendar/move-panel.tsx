import { Form } from 'react-router';
import type { FreeTime } from '#src/domain/appointments/index.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Place } from './boards.ts';
import type { VisitAnswer } from './moved-toast.tsx';
import { NotifyLine } from './notify-line.tsx';
import { TimeChoice } from './time-choice.tsx';
import calendarStrings from './words.json' with { type: 'json' };

type MovePanelProps = {
  times: readonly FreeTime[];
  places: readonly Place[];
  place: string;
  day: string;
  timeZone: string;
  hasEmail: boolean;
  answer: VisitAnswer | undefined;
};

/** Another time, bay or person: what dragging does, without a pointer or a script. */
export function MovePanel({
  times,
  places,
  place,
  day,
  timeZone,
  hasEmail,
  answer,
}: MovePanelProps) {
  const t = useStrings(calendarStrings);
  const anywhere = { value: '', label: t('place.any') };
  return (
    <Panel title={t('move')} help={t('move.help')}>
      <Form method="get" className="add-row" preventScrollReset key={`${day}/${place}`}>
        <TextLine name="day" type="date" label={t('move.from')} value={day} />
        <ChoiceLine
          name="only"
          label={t('place')}
          value={place}
          options={[anywhere, ...places.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <button type="submit" className="button button--outline">
          {t('move.show')}
        </button>
      </Form>
      <Form method="post" preventScrollReset className="edit-form">
        <HiddenFields fields={{ intent: 'move-to', only: place }} />
        <TimeChoice
          key={`${day}/${place}`}
          times={times}
          timeZone={timeZone}
          other={{ date: day, time: '' }}
          answer={answer}
        />
        {hasEmail && <NotifyLine />}
        <div className="form-end">
          <button type="submit" className="button button--outline">
            {t('move.do')}
          </button>
        </div>
      </Form>
    </Panel>
  );
}

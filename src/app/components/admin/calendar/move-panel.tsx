import { Form } from 'react-router';
import { ChoiceLine } from '#src/app/components/admin/kit/choice-line.tsx';
import { HiddenFields } from '#src/app/components/admin/kit/hidden-fields.tsx';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import { TextLine } from '#src/app/components/admin/kit/text-line.tsx';
import calendarStrings from '#src/app/strings/admin-calendar.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { FreeTime } from '#src/domain/appointments/index.ts';
import type { Place } from './boards.ts';
import type { VisitAnswer } from './moved-toast.tsx';
import { TellLine } from './tell-line.tsx';
import { TimeChoice } from './time-choice.tsx';

type MovePanelProps = {
  times: readonly FreeTime[];
  places: readonly Place[];
  place: string;
  day: string;
  timeZone: string;
  hasEmail: boolean;
  answer: VisitAnswer | undefined;
};

/** Another time, or another bay or person: what dragging does, without a pointer or a script. */
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
        <button type="submit" className="btn btn--line">
          {t('move.show')}
        </button>
      </Form>
      <Form method="post" preventScrollReset className="aform">
        <HiddenFields fields={{ intent: 'move-to', only: place }} />
        <TimeChoice
          key={`${day}/${place}`}
          times={times}
          timeZone={timeZone}
          other={{ date: day, time: '' }}
          answer={answer}
        />
        {hasEmail && <TellLine />}
        <div className="aform-end">
          <button type="submit" className="btn">
            {t('move.do')}
          </button>
        </div>
      </Form>
    </Panel>
  );
}

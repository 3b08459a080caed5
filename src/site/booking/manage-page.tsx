import { Form, Link } from 'react-router';
import { SubmitButton } from '#src/web/forms/submit-button.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useSendsMail } from '#src/web/page/sends-mail.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useLocalHref, useStrings } from '#src/web/words/use-strings.ts';
import { LinkFrame } from './link-frame.tsx';
import type { LinkData } from './load-link.server.ts';
import type { ManagedVisit } from './manage.server.ts';
import { TimeButtons } from './time-buttons.tsx';
import { TimeChoice } from './time-choice.tsx';
import { TimeTakenNote } from './time-taken-note.tsx';
import type { TimeView } from './time-view.ts';
import appointmentStrings from './words.json' with { type: 'json' };

type ManagePageProps = { visit: ManagedVisit; shop: LinkData<unknown>['shop'] };

/** The confirmation and, while the appointment is upcoming, ways to change it. */
export function ManagePage({ visit, shop }: ManagePageProps) {
  const t = useStrings(appointmentStrings);
  const { asks, isCancelled, isUpcoming } = visit;
  return (
    <LinkFrame title={visitTitle(visit, t)} shop={shop}>
      <VisitFacts visit={visit} />
      {isCancelled && <Cancelled />}
      {!isCancelled && !isUpcoming && <p className="note">{t('manage.begun')}</p>}
      {isUpcoming && asks === 'move' && <MoveVisit visit={visit} />}
      {isUpcoming && asks === 'cancel' && <CancelVisit visit={visit} />}
      {isUpcoming && asks !== 'move' && asks !== 'cancel' && <VisitActions visit={visit} />}
    </LinkFrame>
  );
}

type Words = ReturnType<typeof useStrings<keyof typeof appointmentStrings>>;

function visitTitle({ isCancelled, isUpcoming, asks }: ManagedVisit, t: Words): string {
  if (isCancelled) return t('cancelled.title');
  if (!isUpcoming) return t('manage.title');
  if (asks === 'booked') return t('done.title');
  if (asks === 'moved') return t('moved.title');
  if (asks === 'move') return t('reschedule.title');
  return asks === 'cancel' ? t('cancel.title') : t('manage.title');
}

function VisitFacts({ visit }: { visit: ManagedVisit }) {
  const t = useStrings(appointmentStrings);
  const { time, service, length, mode, vehicle, isCancelled } = visit;
  return (
    <dl className="booking-visit-facts">
      <div>
        <dt>{t('manage.when')}</dt>
        <dd>
          {isCancelled ? (
            <s>
              {time.day}, {time.time}
            </s>
          ) : (
            <b>
              {time.day}, {time.time}
            </b>
          )}
          , {time.zone}
        </dd>
        {!isCancelled && (
          <dd>
            {time.ready}. {time.stay && `${time.stay}.`}
          </dd>
        )}
      </div>
      <div>
        <dt>{t('manage.what')}</dt>
        <dd>
          <b>{service}</b>, {length}
        </dd>
        <dd>
          {vehicle}. {t(`mode.${mode}`)}.
        </dd>
      </div>
    </dl>
  );
}

/** What its customer can do with it. */
function VisitActions({ visit: { manageToken: token, calendarToken } }: { visit: ManagedVisit }) {
  const t = useStrings(appointmentStrings);
  const local = useLocalHref();
  const sendsMail = useSendsMail();
  return (
    <>
      <div className="cluster">
        <a
          className="button button--large"
          href={local(hrefs.appointmentCalendar({ token: calendarToken }))}
        >
          <Icon name="clock" /> {t('done.ics')}
        </a>
        <Link
          className="button button--outline button--large"
          to={hrefs.appointmentManage({ token }, { move: '1' })}
        >
          {t('manage.move')}
        </Link>
      </div>
      <p className="muted">{t('manage.keep')}</p>
      <p className="cluster">
        {sendsMail && (
          <Link className="link" to={hrefs.waitingList({ manage: token })}>
            {t('manage.earlier')}
          </Link>
        )}
        <Link className="link" to={hrefs.appointmentManage({ token }, { cancel: '1' })}>
          {t('manage.cancel')}
        </Link>
      </p>
    </>
  );
}

function MoveVisit({ visit: { calendar, manageToken: token } }: { visit: ManagedVisit }) {
  const t = useStrings(appointmentStrings);
  const taken = useAnswer<{ taken: TimeView[] }>()?.taken;
  const hrefOf = (place: { day?: string; from?: string }) =>
    hrefs.appointmentManage({ token }, { move: '1', ...place }, 'when');
  return (
    <section id="when" className="booking-when" aria-label={t('when')}>
      {taken && (
        <Form method="post">
          <TimeTakenNote>{t('taken.stays')}</TimeTakenNote>
          <TimeButtons times={taken} withDay />
        </Form>
      )}
      {calendar ? (
        <TimeChoice calendar={calendar} hrefOf={hrefOf} />
      ) : (
        <p className="note">{t('moved.none')}</p>
      )}
      <Link className="link" to={hrefs.appointmentManage({ token })}>
        {t('manage.back')}
      </Link>
    </section>
  );
}

function CancelVisit({ visit: { manageToken: token } }: { visit: ManagedVisit }) {
  const t = useStrings(appointmentStrings);
  const common = useStrings(commonStrings);
  return (
    <Form method="post" className="form">
      <p>{t('cancel.text')}</p>
      <input type="hidden" name="cancel" value="1" readOnly />
      <div className="field">
        <label htmlFor="reason">
          {t('cancel.reason')} <span className="field-optional">{common('optional')}</span>
        </label>
        <input id="reason" name="reason" className="input" maxLength={500} />
      </div>
      <SubmitButton label={t('cancel.confirm')} />
      <Link className="link" to={hrefs.appointmentManage({ token })}>
        {t('manage.back')}
      </Link>
    </Form>
  );
}

function Cancelled() {
  const t = useStrings(appointmentStrings);
  return (
    <>
      <p role="status">{t('cancelled')}</p>
      <p>
        <Link className="button button--outline" to={hrefs.appointment()}>
          {t('cancelled.again')}
        </Link>
      </p>
    </>
  );
}

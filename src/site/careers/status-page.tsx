import { Form } from 'react-router';
import { type CandidateStage, candidateStages } from '#src/domain/careers/index.ts';
import type { Translated } from '#src/lib/translated.ts';
import { SentNote } from '#src/web/forms/sent-note.tsx';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import careerStrings from './words.json' with { type: 'json' };

export type OwnApplication = {
  job: Translated;
  name: string;
  stage: CandidateStage;
  /** Dates in the shop's time zone, "2026-11-21". */
  appliedOn: string;
  deleteOn: string;
  isKept: boolean;
};

type StatusPageProps = {
  status: OwnApplication;
  keptDays: number;
  /** They have just sent it. */
  isFresh: boolean;
};

/** The status of one's own application, in plain words, and a button to withdraw it. */
export function StatusPage({ status, keptDays, isFresh }: StatusPageProps) {
  const t = useStrings(careerStrings);
  const locale = useLocale();
  const { job, name, stage, appliedOn } = status;
  const date = formatDate(appliedOn, { locale });
  return (
    <div className="page-width section stack careers-status">
      <h1>{t('status.title', { job: job[locale] })}</h1>
      <p className="lead">{t('status.lead', { date, name })}</p>
      {isFresh && <SentNote title={t('sent.title')} text={t('status.saveLink')} />}
      <h2 className="title-3">{t('status.where')}</h2>
      <Stages stage={stage} />
      <p>{t(`status.text.${stage}`)}</p>
      <RetentionChoice status={status} keptDays={keptDays} />
      <section className="stack">
        <h2 className="title-3">{t('withdraw.title')}</h2>
        <p>{t('withdraw.text')}</p>
        <Form method="post">
          <input type="hidden" name="intent" value="withdraw" />
          <button type="submit" className="button button--outline">
            {t('withdraw')}
          </button>
        </Form>
      </section>
    </div>
  );
}

/** The stages of an application; a rejection has only one. */
function Stages({ stage }: { stage: CandidateStage }) {
  const t = useStrings(careerStrings);
  const ended: CandidateStage[] = ['new', 'closed'];
  const shown = stage === 'closed' ? ended : candidateStages.filter((one) => one !== 'closed');
  const now = shown.indexOf(stage);
  return (
    <ol className="careers-stages">
      {shown.map((one, index) => (
        <li
          key={one}
          className={index < now ? 'is-done' : undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          {t(`status.${one}`)}
          {index < now && <span className="visually-hidden"> ({t('status.done')})</span>}
        </li>
      ))}
    </ol>
  );
}

function RetentionChoice({ status, keptDays }: Pick<StatusPageProps, 'status' | 'keptDays'>) {
  const t = useStrings(careerStrings);
  const locale = useLocale();
  const date = formatDate(status.deleteOn, { locale });
  return (
    <section className="stack">
      <p className="small muted">
        {t('status.deleteOn', { date })} {status.isKept && t('status.kept')}
      </p>
      {status.stage === 'closed' && !status.isKept && (
        <Form method="post" className="stack">
          <p className="small">{t('status.keepText', { days: keptDays })}</p>
          <input type="hidden" name="intent" value="keep" />
          <button type="submit" className="button button--outline">
            {t('status.keep')}
          </button>
        </Form>
      )}
    </section>
  );
}

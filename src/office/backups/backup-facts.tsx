import type { ReactNode } from 'react';
import { type BackupStep, backupSteps } from '#src/domain/backups/index.ts';
import { dateFormat } from '#src/lib/date-format.ts';
import { defaultLocale, isoOf } from '#src/lib/locales.ts';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { type BadgeTone, StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { ageWords } from './age-words.ts';
import type { BackupState, Condition } from './backup-state.ts';
import backupStrings from './words.json' with { type: 'json' };

const toneOf: Readonly<Record<Condition, BadgeTone>> = {
  off: 'bad',
  running: 'note',
  failed: 'bad',
  overdue: 'bad',
  none: 'wait',
  good: 'good',
};

/** The state of the backups, what the last good one holds, and why the last failure happened. */
export function BackupFacts({ state }: { state: BackupState }) {
  const t = useStrings(backupStrings);
  const { condition, plan, lastFailure } = state;
  return (
    <dl className="backups-facts">
      <Fact name={t('state')}>
        <StatusBadge tone={toneOf[condition]}>{t(`state.${condition}`)}</StatusBadge>{' '}
        {condition === 'running' && <Progress state={state} />}
      </Fact>
      <Fact name={t('lastGood')}>
        <LastGood state={state} />
      </Fact>
      {plan && (
        <>
          <Fact name={t('schedule')}>
            {plan.times.length > 0 ? <Times times={plan.times} /> : t('byHand')}
          </Fact>
          <Fact name={t('place')}>
            {plan.place}
            {plan.isBesideShop && (
              <>
                <br />
                <span className="small muted">{t('place.beside')}</span>
              </>
            )}
          </Fact>
        </>
      )}
      <Fact name={t('lastFailure')}>
        {lastFailure ? (
          <>
            <ShopTime at={lastFailure.at} />:{' '}
            <span lang={isoOf(defaultLocale)}>{lastFailure.reason}</span>
          </>
        ) : (
          t('noFailure')
        )}
      </Fact>
    </dl>
  );
}

/** Times of day, as people here write them. */
function Times({ times }: { times: readonly string[] }) {
  const t = useStrings(backupStrings);
  const language = isoOf(useLocale());
  const clock = dateFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const words = times.map((time) => clock.format(new Date(`2026-01-01T${time}Z`)));
  return t('schedule.at', { times: new Intl.ListFormat(language).format(words) });
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Progress({ state: { step, doneFiles, totalFiles } }: { state: BackupState }) {
  const t = useStrings(backupStrings);
  // A step of a newer version has no words here.
  if (!isStep(step)) return null;
  if (step !== 'files' || totalFiles === 0) return t(`step.${step}`);
  return t('step.files.of', { done: doneFiles, total: totalFiles });
}

const isStep = (step: string): step is BackupStep => backupSteps.some((known) => known === step);

function LastGood({ state: { lastGood, ageMinutes } }: { state: BackupState }) {
  const t = useStrings(backupStrings);
  const language = isoOf(useLocale());
  if (!lastGood || ageMinutes === null) return t('noGood');
  const { at, rows, files, addedBytes, pausedMs } = lastGood;
  const count = (number: number) => number.toLocaleString(language);
  const megabytes = (addedBytes / 1024 ** 2).toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <>
      <ShopTime at={at} /> ({ageWords(language, ageMinutes)})
      <br />
      <span className="small muted">
        {t('holds', { rows: count(rows), files: count(files), megabytes, ms: count(pausedMs) })}
      </span>
    </>
  );
}

import { Link } from 'react-router';
import type { BuildStepName, ResolvedBuild } from '#src/domain/builds/index.ts';
import { type Assessment, type ContactPoint, contactPoints } from '#src/domain/fitment/index.ts';
import { lockDegrees } from '#src/drawing/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useBodies } from '../stage/use-bodies.ts';
import { AsideHead } from '../steps/aside-head.tsx';
import { placesText } from '../verdict/verdict-text.ts';
import { LockPicture } from './lock-picture.tsx';
import {
  firstSentences,
  growthText,
  type LockWords,
  letterOf,
  spotText,
  useLockWords,
} from './lock-words.ts';

type LockPanelProps = { resolved: ResolvedBuild; assessment: Assessment; step: BuildStepName };

/** The front tire turned and compressed: what it comes closer to, what touches first, and what nobody knows. */
export function LockPanel({ resolved, assessment, step }: LockPanelProps) {
  const { vehicle, fit } = resolved;
  useBodies([vehicle]);
  const words = useLockWords(vehicle);
  const { t } = words;
  const contacts = contactPoints(fit, assessment.reasons);
  return (
    <>
      <AsideHead title={t('title')} lead={t('lead')} close={t('close')} step={step} />
      {firstSentences(contacts, words).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <LockPicture {...{ resolved, contacts, words }} />
      <p className="small muted">{t('legend', { degrees: lockDegrees })}</p>
      <ol className="build-lock-points">
        {contacts.points.map((point) => (
          <Point
            key={point.spot}
            point={point}
            isLit={contacts.first.includes(point.spot)}
            words={words}
          />
        ))}
      </ol>
      <p className="small">{t('unknown')}</p>
      <p className="build-lock-next">
        <Link className="link" to={hrefs.appointment({ service: 'fit-check' })}>
          {t('measure')}
        </Link>
        <Link className="link" to={hrefs.build({ step, view: 'why' })} preventScrollReset>
          {t('why')}
        </Link>
      </p>
    </>
  );
}

type PointProps = { point: ContactPoint; isLit: boolean; words: LockWords };

function Point({ point, isLit, words }: PointProps) {
  const { t, locale } = words;
  const { spot, places, growsIn } = point;
  return (
    <li className={isLit ? 'is-lit' : undefined}>
      <b className="build-lock-letter">{letterOf(spot)}</b>
      <span className="build-lock-spot">{spotText(spot, words)}</span>
      <b className="build-lock-growth">{growthText(point, words)}</b>
      {places.length > 0 && <small>{t('trimmed', { places: placesText(places, locale) })}</small>}
      {growsIn === null && <small>{t('noOffset')}</small>}
      {spot === 'arch' && growsIn !== null && growsIn.most >= 0.05 && (
        <small>{t('arch.lift')}</small>
      )}
    </li>
  );
}

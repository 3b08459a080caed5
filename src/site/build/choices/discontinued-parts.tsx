import { Link } from 'react-router';
import { type BuildStepName, listParts, type ResolvedBuild } from '#src/domain/builds/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { useBuildWords } from '../build-words.ts';

/** Parts of the build that the shop no longer offers: they stay, and can be replaced. */
export function DiscontinuedParts({
  resolved,
  step,
}: {
  resolved: ResolvedBuild;
  step: BuildStepName;
}) {
  const { t } = useBuildWords();
  const gone = listParts(resolved).filter(
    ({ isGone, option }) => isGone && (option === step || step === 'details'),
  );
  return gone.map(({ option, brand, name, size }) => (
    <div key={option} className="reason" data-v="unknown">
      <Verdict tone="unknown" />
      <p>
        <b>{t('gone.title', { part: `${brand} ${name}, ${size}` })}</b>
        <br />
        <span className="small">{t('gone.kept')}</span>{' '}
        {option === step ? (
          <span className="small">{t('gone.below')}</span>
        ) : (
          <Link className="link" to={hrefs.build({ step: option })}>
            {t('gone.choose')}
          </Link>
        )}
      </p>
    </div>
  ));
}

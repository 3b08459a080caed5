import type { Judged } from './use-marking.ts';
import { usePhotoWords } from './use-photo-words.ts';

/** What is wrong with the photo and what to do; if nothing is, how exact it is. */
export function PhotoProblems({ judged: { pose, problems, isSlanted } }: { judged: Judged }) {
  const { t, figure } = usePhotoWords();
  const seen = {
    degrees: figure(Math.abs(pose.yawDegrees), 0),
    feet: figure(pose.distanceIn / 12, 0),
  };
  if (problems.length > 0) {
    return (
      <ul className="photo-problems" role="alert">
        {problems.map((problem) => (
          <li key={problem}>{t(`problem.${problem}`, seen)}</li>
        ))}
      </ul>
    );
  }
  const within = 2 * pose.scaleSigma;
  return (
    <p className="small">
      {t('found', { ...seen, percent: figure(within * 100), inches: figure(within * 6, 2) })}{' '}
      {isSlanted && t('slanted')}
    </p>
  );
}

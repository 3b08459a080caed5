import { useIsSiteOpen } from '#src/office/kit/is-site-open.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import setupStrings from './words.json' with { type: 'json' };

type ProgressRulerProps = { done: number; total: number };

/** How far the shop has come, on a ruler from the start to the opening; once it is open, to the last step. */
export function ProgressRuler({ done, total }: ProgressRulerProps) {
  const t = useStrings(setupStrings);
  const end = useIsSiteOpen() ? 'progress.all' : 'progress.end';
  const text = t('progress', { done, total });
  return (
    <div className="setup-progress">
      <svg viewBox={`0 0 ${total * 10} 4`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 2H${total * 10}`} />
        <path className="setup-progress-done" d={`M0 2H${done * 10}`} />
      </svg>
      <p className="small">
        <span className="muted">{t('progress.start')}</span>
        <b>{text}</b>
        <span className="muted">{t(end)}</span>
      </p>
    </div>
  );
}

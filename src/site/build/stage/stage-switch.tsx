import { type MouseEvent, startTransition, useOptimistic } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useLocalHref } from '#src/web/words/use-strings.ts';
import { useBuildWords } from '../build-words.ts';
import { useStageLook } from './stage-look-scope.tsx';
import { useStageWords } from './stage-words.ts';

const sides = ['side', 'front'] as const;

/** The viewing side. Links, so that it works without scripts. */
export function StageSwitch() {
  const { t } = useBuildWords();
  const { t: say } = useStageWords();
  const { look, change } = useStageLook();
  const [shown, show] = useOptimistic(look.side);
  const { pathname } = useLocation();
  const local = useLocalHref();
  const [params] = useSearchParams();
  const hrefOf = (side: string) => {
    const asked = new URLSearchParams(params);
    asked.set('side', side);
    return local(`${pathname}?${asked}`);
  };
  const turn = (event: MouseEvent, side: (typeof sides)[number]) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    startTransition(() => {
      show(side);
      change({ side });
    });
    // A side in the URL would come back with the next load.
    if (params.has('side')) history.replaceState(history.state, '', hrefOf(side));
  };
  return (
    <nav className="segments build-stage-views" aria-label={say('view.label')}>
      {sides.map((side) => (
        <a
          key={side}
          href={hrefOf(side)}
          aria-current={shown === side ? 'true' : undefined}
          onClick={(event) => turn(event, side)}
        >
          {t(`drawing.${side}`)}
        </a>
      ))}
    </nav>
  );
}

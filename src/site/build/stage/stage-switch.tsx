import { startTransition, useOptimistic } from 'react';
import { useBuildWords } from '../build-words.ts';
import { LookLink } from './look-link.tsx';
import { useStageLook } from './stage-look-scope.tsx';
import { useStageWords } from './stage-words.ts';

const sides = ['side', 'front'] as const;

/** The viewing side. */
export function StageSwitch() {
  const { t } = useBuildWords();
  const { t: say } = useStageWords();
  const { look } = useStageLook();
  const [shown, show] = useOptimistic(look.side);
  return (
    <nav className="segments build-stage-views" aria-label={say('view.label')}>
      {sides.map((side) => (
        <LookLink
          key={side}
          query={['side', side]}
          part={{ side }}
          isCurrent={shown === side}
          onLook={() => startTransition(() => show(side))}
        >
          {t(`drawing.${side}`)}
        </LookLink>
      ))}
    </nav>
  );
}

/** Draws the garage door beside the truck, or leaves it out: not everybody parks inside. */
export function DoorSwitch() {
  const { t } = useStageWords();
  const { showsDoor } = useStageLook().look;
  return (
    <LookLink
      className="link build-stage-door"
      query={['door', showsDoor ? 'off' : 'on']}
      part={{ showsDoor: !showsDoor }}
    >
      {t(showsDoor ? 'door.hide' : 'door.show')}
    </LookLink>
  );
}

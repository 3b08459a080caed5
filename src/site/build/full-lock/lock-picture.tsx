import { useMemo } from 'react';
import { drawInput, type ResolvedBuild } from '#src/domain/builds/index.ts';
import type { Contacts } from '#src/domain/fitment/index.ts';
import { drawLock, type LockView } from '#src/drawing/index.ts';
import { DrawingLabels } from '#src/web/ui/drawing-labels.tsx';
import { drawnBuild } from '../stage/draw-truck.ts';
import { DrawnSvg } from '../stage/drawn-svg.tsx';
import { useEqual } from '../stage/use-equal.ts';
import { lockLabels } from './lock-labels.ts';
import { type LockWords, pointsText } from './lock-words.ts';

type LockPictureProps = { resolved: ResolvedBuild; contacts: Contacts; words: LockWords };

/** The truck's front wheel at its limits, from the side and from above, with a letter at each spot. */
export function LockPicture({ resolved, contacts, words }: LockPictureProps) {
  const { vehicle } = resolved;
  const drawn = useEqual({ vehicle, input: drawInput(resolved), lit: contacts.first });
  const { side, plan } = useMemo(
    () =>
      drawLock({
        vehicle: drawn.vehicle,
        build: drawnBuild(drawn.vehicle, drawn.input),
        lit: drawn.lit,
      }),
    [drawn],
  );
  return (
    <div className="build-lock">
      <View view={side} name="side" {...{ contacts, words }} />
      <View view={plan} name="plan" {...{ contacts, words }} />
    </div>
  );
}

type ViewProps = Pick<LockPictureProps, 'contacts' | 'words'> & {
  view: LockView;
  name: 'side' | 'plan';
};

function View({ view, name, contacts, words }: ViewProps) {
  const shown = contacts.points.filter(({ spot }) => view.spots[spot]);
  const drawing = useMemo(() => ({ draw: () => view.svg }), [view]);
  const alt = words.t(`alt.${name}`, { points: pointsText(shown, words) });
  return (
    <div className="drawing" role="img" aria-label={alt}>
      <div className="drawing-inner">
        <DrawnSvg drawing={drawing} />
        <DrawingLabels labels={lockLabels(shown, { view, contacts, words })} />
      </div>
    </div>
  );
}

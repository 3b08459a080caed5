import type { ReactNode } from 'react';
import { SideDrawing } from '#src/site/kit/side-drawing.tsx';
import { SkyField } from '#src/site/kit/sky-field.tsx';
import errorStrings from '#src/web/errors/words.json' with { type: 'json' };
import { DrawingLabels } from '#src/web/ui/drawing-labels.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';

type EndOfRoadProps = { status: number; children: ReactNode };

const truck = {
  vehicle: 'ford-f150-2015',
  lift: 4,
  tire: 34.8,
  colour: '#e4dccd',
  ground: false,
  ghost: false,
};

/** A truck at the end of a road that is missing as many inches as the status says. */
export function EndOfRoad({ status, children }: EndOfRoadProps) {
  return (
    <section className="no-page sky-field">
      <div className="sky-backdrop">
        <SkyField sunX={1010} />
      </div>
      <div className="page-width">{children}</div>
      <MissingRoad status={status} />
    </section>
  );
}

function MissingRoad({ status }: { status: number }) {
  const t = useStrings(errorStrings);
  return (
    <div className="errors-drawing">
      <div className="drawing">
        <div className="drawing-inner">
          <svg viewBox="0 0 660 140" aria-hidden="true">
            <path className="errors-cliff" d="M240 92H760V180H278L262 130L246 122Z" />
            <path className="errors-ground" d="M240 92H760" />
            <path className="drawing-line" d="M4 112H240" />
            <path className="drawing-line drawing-line--extension" d="M4 104V120M240 92V120" />
            <path className="drawing-arrow" d="M4 112l6-2v4zM240 112l-6-2v4z" />
          </svg>
          <DrawingLabels
            labels={[
              {
                // From the edge of the drawing: in some languages it is longer than the road.
                x: 0.6,
                y: 80,
                text: t('missingRoad', { inches: status }),
                anchor: 'start',
                above: true,
              },
            ]}
          />
          <SideDrawing className="errors-truck" drawing={truck} alt="" />
        </div>
      </div>
    </div>
  );
}

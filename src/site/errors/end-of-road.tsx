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
    <section className="e404 skyfield">
      <div className="stage-bg">
        <SkyField sunX={1010} />
      </div>
      <div className="wrap">{children}</div>
      <MissingRoad status={status} />
    </section>
  );
}

function MissingRoad({ status }: { status: number }) {
  const t = useStrings(errorStrings);
  return (
    <div className="e-dwg">
      <div className="dwg">
        <div className="in">
          <svg viewBox="0 0 660 140" aria-hidden="true">
            <path className="cliff" d="M240 92H760V180H278L262 130L246 122Z" />
            <path className="gl" d="M240 92H760" />
            <path className="dl" d="M4 112H240" />
            <path className="dl ext" d="M4 104V120M240 92V120" />
            <path className="ar" d="M4 112l6-2v4zM240 112l-6-2v4z" />
          </svg>
          <DrawingLabels
            labels={[
              {
                x: 18.5,
                y: 80,
                text: t('missingRoad', { inches: status }),
                anchor: 'middle',
                above: true,
              },
            ]}
          />
          <SideDrawing className="e-truck" drawing={truck} alt="" />
        </div>
      </div>
    </div>
  );
}

import { Panel } from '#src/office/kit/panel.tsx';
import { TruckPicture } from '#src/office/trucks/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { readWhatComesIn } from './what-comes-in.server.ts';
import reportStrings from './words.json' with { type: 'json' };

type WhatComesInProps = Awaited<ReturnType<typeof readWhatComesIn>>;

/** The trucks that builds were sent for, side by side on one ground and at one scale. */
export function WhatComesIn({ sent, models }: WhatComesInProps) {
  const t = useStrings(reportStrings);
  if (models.length === 0) return null;
  const shown = models.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel title={t('comesIn')} help={t('comesIn.help', { shown, sent })}>
      <ul className="insights-trucks">
        {models.map(({ name, count, truck }) => (
          <li key={name}>
            <span>
              <b>{count}</b> {name}
            </span>
            <TruckPicture truck={{ ...truck, ...atScale(truck) }} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Larger than in a list, where a truck only helps to find a row. */
const timesLarger = 1.75;

function atScale({ width, height }: { width: number; height: number }) {
  return { width: Math.round(width * timesLarger), height: Math.round(height * timesLarger) };
}

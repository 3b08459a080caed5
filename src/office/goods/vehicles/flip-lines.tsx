import type { PartFlips } from '#src/domain/goods/index.server.ts';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { toneOf } from '../check-panel.tsx';
import { useFigure } from '../use-figure.ts';
import { useVehicleWords } from './use-vehicle-words.ts';

/** Verdicts that change, by kind of part, with the names of the first parts. */
export function FlipLines({ flips }: { flips: readonly PartFlips[] }) {
  const { t } = useVehicleWords();
  const figure = useFigure();
  return flips.map(({ category, before, after, parts, examples }) => (
    <p key={[category, before, after].join()}>
      <Verdict tone={toneOf[after]}>
        {t('flip', {
          count: figure(parts),
          kind: t(`kind.${category}`, { n: parts }),
          before: t(`verdict.${before}`),
          after: t(`verdict.${after}`),
        })}
      </Verdict>
      <small>{examples.join('; ') + (parts > examples.length ? '; …' : '')}</small>
    </p>
  ));
}

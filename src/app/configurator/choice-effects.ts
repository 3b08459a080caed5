import type { BuildOption, ResolvedBuild } from '#src/domain/builds/index.ts';
import { type BuildNumbers, buildNumbers, type FigureName } from '#src/domain/fitment/index.ts';
import type { BuildString, BuildWords } from './build-words.ts';
import { figureText, formatNumber, inchesText } from './figure-text.ts';

export type Effect = { label: BuildString; value: string };

/** Up to four things a part would change on this build; what is not known is left out. */
export function effectsOf(
  option: BuildOption,
  { resolved, words }: { resolved: ResolvedBuild; words: BuildWords },
): Effect[] {
  return effectsBy[option]({ resolved, numbers: buildNumbers(resolved.fit), ...words });
}

type Input = BuildWords & { resolved: ResolvedBuild; numbers: BuildNumbers };

const effectsBy: Record<BuildOption, (input: Input) => Effect[]> = {
  'lift-kits': ({ resolved: { liftKit }, numbers, locale, t }) =>
    liftKit
      ? [
          { label: 'lift.front', value: inchesText(liftKit.frontIn, locale) },
          { label: 'lift.rear', value: inchesText(liftKit.rearIn, locale) },
          ...figure(numbers, { name: 'height', label: 'number.height', locale }),
          { label: 'effect.hours', value: t('effect.hoursRange', liftKit.hours) },
        ]
      : [],
  wheels: ({ resolved: { wheel }, numbers, locale }) => [
    ...figure(numbers, { name: 'poke', label: 'number.poke', locale }),
    ...figure(numbers, { name: 'innerClearance', label: 'effect.toStrut', locale }),
    ...pounds('effect.each', wheel?.weightLb, locale),
    ...pounds('effect.load', wheel?.loadRatingLb, locale),
  ],
  tires: ({ resolved: { tire }, numbers, locale }) => [
    ...figure(numbers, { name: 'height', label: 'number.height', locale }),
    ...figure(numbers, { name: 'speedAt65', label: 'stage.at65', locale }),
    ...pounds('effect.each', tire?.weightLb, locale),
    ...pounds('effect.load', tire?.maxLoadLb, locale),
  ],
};

type Shown = { name: FigureName; label: Effect['label']; locale: BuildWords['locale'] };

function figure(numbers: BuildNumbers, { name, label, locale }: Shown): Effect[] {
  const text = figureText(numbers[name], locale);
  return text ? [{ label, value: text.value }] : [];
}

function pounds(
  label: Effect['label'],
  value: number | null | undefined,
  locale: BuildWords['locale'],
): Effect[] {
  return typeof value === 'number' ? [{ label, value: `${formatNumber(value, locale)} lb` }] : [];
}

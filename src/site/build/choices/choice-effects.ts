import type { BuildOption, ResolvedBuild } from '#src/domain/builds/index.ts';
import {
  type BuildNumbers,
  buildNumbers,
  cleanTireLimitIn,
  type FigureName,
} from '#src/domain/fitment/index.ts';
import type { BuildString, BuildWords } from '../build-words.ts';
import { figureText, formatNumber, inchesText } from '../figure-text.ts';
import { innerRoomText } from '../inner-room-text.ts';

export type Effect = { label: BuildString; value: string };

/** Up to four effects of a part on this build; unknown ones are left out. */
export function effectsOf(
  option: BuildOption,
  { resolved, words }: { resolved: ResolvedBuild; words: BuildWords },
): Effect[] {
  const numbers = buildNumbers(resolved.fit);
  return effectsBy[option]({ resolved, numbers, ...words });
}

type Input = BuildWords & { resolved: ResolvedBuild; numbers: BuildNumbers };

const effectsBy: Record<BuildOption, (input: Input) => Effect[]> = {
  'lift-kits': ({ resolved, numbers, locale, t }) =>
    resolved.liftKit
      ? [
          ...tireRoom(resolved, locale),
          ...figureEntry(numbers, { name: 'height', label: 'number.height', locale }),
          { label: 'effect.hours', value: t('effect.hoursRange', resolved.liftKit.hours) },
        ]
      : [],
  wheels: ({ resolved, numbers, locale, t }) => [
    ...figureEntry(numbers, { name: 'poke', label: 'number.poke', locale }),
    ...inside(resolved, { t, locale }),
    ...pounds('effect.each', resolved.wheel?.weightLb, locale),
    ...pounds('effect.load', resolved.wheel?.loadRatingLb, locale),
  ],
  tires: ({ resolved: { tire }, numbers, locale }) => [
    ...figureEntry(numbers, { name: 'height', label: 'number.height', locale }),
    ...figureEntry(numbers, { name: 'speedAt65', label: 'stage.at65', locale }),
    ...pounds('effect.each', tire?.weightLb, locale),
    ...pounds('effect.load', tire?.maxLoadLb, locale),
  ],
};

/** Why most people lift at all: the tire that the record allows at this height. */
function tireRoom(
  { fit: { vehicle, lift } }: ResolvedBuild,
  locale: BuildWords['locale'],
): Effect[] {
  const limit = cleanTireLimitIn(vehicle, lift?.frontIn ?? 0);
  return limit === null ? [] : [{ label: 'effect.maxTire', value: inchesText(limit, locale) }];
}

/** Next to the upper arm or the control arm, whichever this truck has. */
function inside({ fit }: ResolvedBuild, words: BuildWords): Effect[] {
  const value = innerRoomText(fit, words);
  return value === null ? [] : [{ label: 'effect.inside', value }];
}

type Shown = { name: FigureName; label: Effect['label']; locale: BuildWords['locale'] };

function figureEntry(numbers: BuildNumbers, { name, label, locale }: Shown): Effect[] {
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

import {
  type BuildCatalogue,
  type BuildOption,
  type ResolvedBuild,
  resolveBuild,
} from '#src/domain/builds/index.ts';
import { type Assessment, assessFitment } from '#src/domain/fitment/index.ts';
import type { BuildWords } from '../build-words.ts';
import type { BuildDraft } from '../flow-data.ts';
import { type Effect, effectsOf } from './choice-effects.ts';
import { type ChoiceText, liftKitText, tireText, wheelText } from './choice-text.ts';

/** A part of the list as it would be on this build. */
export type JudgedChoice = {
  sku: string;
  text: ChoiceText;
  assessment: Assessment;
  effects: Effect[];
  /** For the complete set; the low end if the maker lists a range. */
  priceCents: number;
};

type Context = {
  build: BuildDraft;
  catalogue: BuildCatalogue;
  option: BuildOption;
  words: BuildWords;
};

/** Puts a part on the build and returns the effects; each part once, however often it is requested. */
export function choiceJudge(context: Context): (sku: string) => JudgedChoice | null {
  const judged = new Map<string, JudgedChoice | null>();
  return (sku) => {
    const known = judged.get(sku);
    if (known !== undefined) return known;
    const choice = judgeChoice(sku, context);
    judged.set(sku, choice);
    return choice;
  };
}

function judgeChoice(
  sku: string,
  { build, catalogue, option, words }: Context,
): JudgedChoice | null {
  const completedOptions = { ...build.completedOptions, [option]: { sku } };
  const resolved = resolveBuild({ ...build, completedOptions }, catalogue);
  const text = resolved && describeSelection(resolved, { option, words });
  if (!resolved || !text) return null;
  return {
    sku,
    text,
    assessment: assessFitment(resolved.fit),
    effects: effectsOf(option, { resolved, words }),
    priceCents: currentPriceCents(option, resolved),
  };
}

// A tire is shown on a wheel: the build's, or else the plainest.
const usualWheelLine = 'basaltline-corbel';

function describeSelection(
  { vehicle, liftKit, wheel, tire }: ResolvedBuild,
  { option, words }: Pick<Context, 'option' | 'words'>,
): ChoiceText | null {
  if (option === 'lift-kits') return liftKit && liftKitText(liftKit, vehicle, words);
  if (option === 'wheels') return wheel && wheelText(wheel, words);
  return tire && tireText(tire, wheel?.lineId ?? usualWheelLine, words);
}

function currentPriceCents(option: BuildOption, { liftKit, wheel, tire }: ResolvedBuild): number {
  if (option === 'lift-kits') return liftKit?.priceCents.min ?? 0;
  return 4 * ((option === 'wheels' ? wheel : tire)?.priceCents ?? 0);
}

import {
  type BuildCatalogue,
  type BuildOption,
  type ResolvedBuild,
  resolveBuild,
} from '#src/domain/builds/index.ts';
import { type Assessment, assessFitment } from '#src/domain/fitment/index.ts';
import type { BuildWords } from './build-words.ts';
import { type Effect, effectsOf } from './choice-effects.ts';
import { type ChoiceText, liftKitText, tireText, wheelText } from './choice-text.ts';
import type { BuildDraft } from './flow-data.ts';

/** A part of the list as it would be on this build. */
export type JudgedChoice = {
  sku: string;
  text: ChoiceText;
  assessment: Assessment;
  effects: Effect[];
};

type Context = {
  build: BuildDraft;
  catalogue: BuildCatalogue;
  option: BuildOption;
  words: BuildWords;
};

/** Puts each part on the build in turn and says what comes of it. */
export function judgeChoices(skus: readonly string[], context: Context): JudgedChoice[] {
  return skus.flatMap((sku) => {
    const choice = judgeChoice(sku, context);
    return choice ? [choice] : [];
  });
}

function judgeChoice(sku: string, { build, catalogue, option, words }: Context) {
  const completedOptions = { ...build.completedOptions, [option]: { sku } };
  const resolved = resolveBuild({ ...build, completedOptions }, catalogue);
  const text = resolved && textOf(resolved, { option, words });
  if (!resolved || !text) return null;
  return {
    sku,
    text,
    assessment: assessFitment(resolved.fit),
    effects: effectsOf(option, { resolved, words }),
  };
}

// A tire is shown on a wheel; the one of the build, else the plainest.
const usualWheelLine = 'basaltline-corbel';

function textOf(
  { vehicle, liftKit, wheel, tire }: ResolvedBuild,
  { option, words }: Pick<Context, 'option' | 'words'>,
): ChoiceText | null {
  if (option === 'lift-kits') return liftKit && liftKitText(liftKit, vehicle, words);
  if (option === 'wheels') return wheel && wheelText(wheel, words);
  return tire && tireText(tire, wheel?.lineId ?? usualWheelLine, words);
}

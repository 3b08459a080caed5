import type { OwnTruck } from '#src/domain/catalog/index.ts';
import { fenderHeights, stanceOf } from '#src/domain/fitment/index.ts';
import { useBuildWords } from '../build-words.ts';
import { inchesText } from '../figure-text.ts';
import { choiceWords } from './choice-words.ts';

/** What levels the truck, for an owner who measured both fenders; else nothing. */
export function LevelHint({ own }: { own: OwnTruck | undefined }) {
  const { locale } = useBuildWords();
  const rakeIn = fenderHeights(own, { lift: null })?.rakeNowIn ?? null;
  if (rakeIn === null) return null;
  const rake = inchesText(Math.abs(rakeIn), locale);
  return (
    <p className="small build-level">
      {choiceWords(locale)(`level.${stanceOf(rakeIn)}`, { rake })}
    </p>
  );
}

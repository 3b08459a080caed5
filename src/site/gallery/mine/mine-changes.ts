import type { LiftKit, Tire, Wheel } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { kitHeight, signed } from '#src/site/build/index.ts';
import { translate } from '#src/web/words/translate.ts';
import galleryStrings from '../words.json' with { type: 'json' };
import type { LikePart } from './like-on.ts';

/** What became of one part, as a sentence; `isOpen`: the visitor has to choose it. */
export type MineChange = {
  option: LikePart['option'];
  text: string;
  isSame: boolean;
  isOpen: boolean;
};

/** One sentence per part; parts that stay as they are come last. */
export function mineChanges(parts: readonly LikePart[], locale: Locale): MineChange[] {
  const t = translate(galleryStrings, locale);
  const changes = parts.map(({ option, how, from, to }) => ({
    option,
    isSame: how === 'same' || how === 'factory',
    isOpen: how === 'open' || how === 'gone',
    text:
      how === 'factory' || how === 'gone'
        ? t(`mine.${how}.${option}`)
        : t(`mine.${how}`, {
            part: nameOf(from),
            other: nameOf(to),
            size: sizeOf(to, locale),
          }),
  }));
  return changes.toSorted((one, other) => Number(one.isSame) - Number(other.isSame));
}

type Part = LiftKit | Wheel | Tire;

function nameOf(part: Part | null): string {
  return part ? `${part.brand} ${part.name}` : '';
}

/** As a counter names it: inches at both axles, rim and offset, tire size. */
function sizeOf(part: Part | null, locale: Locale): string {
  if (part === null) return '';
  if ('frontIn' in part) {
    const inches = `${kitHeight(part.frontIn, locale)}/${kitHeight(part.rearIn, locale)}`;
    return translate(galleryStrings, locale)('said.in', { value: inches });
  }
  if ('size' in part) return part.size;
  const { diameterIn, widthIn, offsetMm, boltPatterns } = part;
  return `${diameterIn}x${widthIn} ${signed(offsetMm, locale)}, ${boltPatterns.join(', ')}`;
}

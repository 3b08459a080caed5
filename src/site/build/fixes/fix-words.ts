import type { BuildCatalogue } from '#src/domain/builds/index.ts';
import { kitHeight, signed, unitWord } from '../figure-text.ts';
import type { StageWords } from '../stage/stage-words.ts';
import type { FixChange, FixOffer } from './build-fixes.ts';

type Words = {
  catalogue: BuildCatalogue;
  words: StageWords;
  /** On a truck with a kit, the new kit replaces it. */
  hasKit?: boolean;
};

/** "Switch to Vantrel Quoin 18x9 +18 mm and add Bramblecut Fenline 4 in". */
export function fixSentence({ changes }: FixOffer, context: Words): string {
  const { t } = context.words;
  const said = changes.map((change) => changeSentence(change, context));
  const [first = '', ...rest] = said;
  return rest.reduce((one, other) => t('fix.and', { one, other: lowerFirst(other) }), first);
}

/** The name of the new part: "Vantrel Quoin 18x9 +18 mm", or that it stays stock. */
export function changeNames(changes: readonly FixChange[], context: Words): string {
  const { t } = context.words;
  return changes
    .map((change) => partName(change, context) ?? t(`fix.what.${change.option}`))
    .join(', ');
}

function changeSentence(change: FixChange, context: Words): string {
  const { t } = context.words;
  const what = partName(change, context);
  if (what === null) return t('fix.stock', { what: t(`fix.what.${change.option}`) });
  const isAdded = change.option === 'lift-kits' && !context.hasKit;
  return t(isAdded ? 'fix.add' : 'fix.switch', { what });
}

function partName({ option, sku }: FixChange, { catalogue, words }: Words): string | null {
  const isIt = (part: { sku: string }) => part.sku === sku;
  if (option === 'lift-kits') return kitName(catalogue.liftKits.find(isIt), words);
  if (option === 'wheels') return wheelName(catalogue.wheels.find(isIt), words);
  const tire = catalogue.tires.find(isIt);
  return tire ? `${tire.brand} ${tire.name} ${tire.size}` : null;
}

function kitName(
  kit: BuildCatalogue['liftKits'][number] | undefined,
  { locale }: StageWords,
): string | null {
  if (!kit) return null;
  const inch = unitWord('in', locale);
  return `${kit.brand} ${kit.name} ${kitHeight(kit.frontIn, locale)} ${inch}`;
}

function wheelName(
  wheel: BuildCatalogue['wheels'][number] | undefined,
  { locale }: StageWords,
): string | null {
  if (!wheel) return null;
  const size = `${wheel.diameterIn}x${wheel.widthIn}`;
  return `${wheel.brand} ${wheel.name} ${size} ${signed(wheel.offsetMm, locale)} mm`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

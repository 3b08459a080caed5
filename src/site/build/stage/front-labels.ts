import type { DimensionName, FrontDrawing } from '#src/drawing/index.ts';
import type { DrawingLabel } from '#src/web/ui/drawing-labels.tsx';
import { formatNumber, inchesText, signed, unitWord } from '../figure-text.ts';
import type { StageWords } from './stage-words.ts';

type LabelInput = Pick<DrawingLabel, 'text' | 'minor'> & Partial<DrawingLabel>;
type LabelText = (valueIn: number | null, words: StageWords) => LabelInput;

/** The text of each dimension line in the front view; lines that are missing here have none. */
const tellers: Partial<Record<DimensionName, LabelText>> = {
  height: (valueIn, { locale }) => ({
    text: inchesText(valueIn ?? 0, locale),
    anchor: 'middle',
    look: 'halo',
  }),
  width: (valueIn, { t, locale }) => ({
    text: inchesText(valueIn ?? 0, locale),
    minor: t('front.body'),
    anchor: 'middle',
    look: 'halo',
    inline: true,
    wide: true,
  }),
  section: (valueIn, { t, locale }) => ({
    text: inchesText(valueIn ?? 0, locale),
    minor: t('front.tire'),
    inline: true,
  }),
  poke: (valueIn, { t, locale }) => ({
    text: `${signed(valueIn ?? 0, locale)} ${unitWord('in', locale)}`,
    minor: t((valueIn ?? 0) < 0 ? 'front.inset' : 'front.poke'),
    inline: true,
    look: 'now',
  }),
  pastFender: (valueIn, { t, locale }) => ({
    text: t('front.past'),
    minor: valueIn === null ? t('front.unknown') : `+${inchesText(valueIn, locale)}`,
    anchor: 'end',
    look: 'halo',
    wide: true,
  }),
  offset: (valueIn, { locale }) => ({
    look: 'halo',
    text: `ET ${signed(Math.round((valueIn ?? 0) * 25.4), locale)} mm`,
    wide: true,
  }),
};

/** The labels of a front view, at HTML's size whatever the picture's. */
export function frontLabels(
  { labels }: FrontDrawing,
  { heightIn, words }: { heightIn: number | null; words: StageWords },
): DrawingLabel[] {
  return labels.flatMap(({ name, valueIn, xPercent, yPercent }) => {
    // The figure is the mean of both axles, as everywhere; the drawing only has the front.
    const said = name === 'height' ? (heightIn ?? valueIn) : valueIn;
    const told = tellers[name]?.(said, words);
    return told ? [{ name: `front-${name}`, x: xPercent, y: yPercent, ...told }] : [];
  });
}

/** The place of the track width: below the truck, in the middle of what the poke and the section leave free. */
export function trackLabel(trackIn: number | null, { t, locale }: StageWords): DrawingLabel[] {
  if (trackIn === null || Math.abs(trackIn) < 0.05) return [];
  return [
    {
      name: 'front-track',
      x: 57,
      y: 88.4,
      text: `${t('front.track')} ${signed(trackIn, locale)} ${unitWord('in', locale)}`,
      minor: `${formatNumber(Math.round(trackIn * 25.4), locale)} mm`,
      inline: true,
      anchor: 'middle',
      // On a phone it would cover the poke, which is half of it.
      wide: true,
    },
  ];
}

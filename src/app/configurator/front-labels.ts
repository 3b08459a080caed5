import type { DrawingLabel } from '#src/app/ui/drawing-labels.tsx';
import type { DimensionName, FrontDrawing } from '#src/app/vehicle/index.ts';
import { formatNumber, inchesText, signed } from './figure-text.ts';
import type { StageWords } from './stage-words.ts';

type Told = Pick<DrawingLabel, 'text' | 'minor'> & Partial<DrawingLabel>;
type Tell = (valueIn: number | null, words: StageWords, drawing: FrontDrawing) => Told | null;

/** What each dimension line of the front view says; lines that are not here have no words. */
const tellers: Partial<Record<DimensionName, Tell>> = {
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
    text: `${signed(valueIn ?? 0, locale)} ${locale === 'es' ? 'pulg' : 'in'}`,
    minor: t((valueIn ?? 0) < 0 ? 'front.inset' : 'front.poke'),
    inline: true,
    look: 'now',
  }),
  pastFender: (valueIn, { t, locale }) => ({
    text: t('front.past'),
    minor: valueIn === null ? t('front.unknown') : `+${inchesText(valueIn, locale)}`,
    anchor: 'end',
    wide: true,
  }),
  offset: (valueIn, { locale }) => ({
    text: `ET ${signed(Math.round((valueIn ?? 0) * 25.4), locale)} mm`,
    wide: true,
  }),
};

/** The words of a front view, in HTML's size whatever the picture's. */
export function frontLabels(drawing: FrontDrawing, words: StageWords): DrawingLabel[] {
  return drawing.labels.flatMap(({ name, valueIn, xPercent, yPercent }) => {
    const told = tellers[name]?.(valueIn, words, drawing);
    return told ? [{ name: `front-${name}`, x: xPercent, y: yPercent, ...told }] : [];
  });
}

/** Where the track goes: under the truck, in the middle, with what the wheels add to it. */
export function trackLabel(trackIn: number | null, { t, locale }: StageWords): DrawingLabel[] {
  if (trackIn === null || Math.abs(trackIn) < 0.05) return [];
  return [
    {
      name: 'front-track',
      x: 50,
      y: 88.4,
      text: `${t('front.track')} ${signed(trackIn, locale)} ${locale === 'es' ? 'pulg' : 'in'}`,
      minor: `${formatNumber(Math.round(trackIn * 25.4), locale)} mm`,
      inline: true,
      anchor: 'middle',
    },
  ];
}

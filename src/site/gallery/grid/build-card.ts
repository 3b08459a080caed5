import type { Locale } from '#src/domain/context.ts';
import type { FinishedBuild } from '#src/domain/gallery/index.server.ts';
import { assetUrl } from '#src/domain/media/index.ts';
import { textIn } from '#src/lib/translated.ts';
import { formatNumber, signed } from '#src/site/build/index.ts';
import type { DrawingOf } from '#src/site/kit/drawing-url.ts';
import { type Translate, translate } from '#src/web/words/translate.ts';
import type { BuildImage } from '../build-picture.tsx';
import galleryStrings from '../words.json' with { type: 'json' };

/** A finished build as a card shows it, in the page's language. */
export type BuildCard = {
  /** Its page, and the anchor of its card in the gallery. */
  slug: string;
  makeSlug: string;
  vehicleId: string;
  title: string;
  /** Null without a photo; the truck is drawn then. */
  image: BuildImage | null;
  drawing: DrawingOf;
  /** Lift, tire and wheel. */
  parts: string[];
  /** Hours, poke and trimming. */
  facts: string[];
};

type Words = { t: Translate<keyof typeof galleryStrings>; locale: Locale };

export function buildCard(build: FinishedBuild, locale: Locale): BuildCard {
  const words = { t: translate(galleryStrings, locale), locale };
  const { slug, makeSlug, vehicleId, title, image, imageAlt } = build;
  return {
    slug,
    makeSlug,
    vehicleId,
    title: title[locale],
    image: image && {
      src: assetUrl(image),
      alt: imageAlt?.[locale] || textIn(image.alt, locale) || title[locale],
      focus: image.focus,
    },
    drawing: drawingOf(build),
    parts: [liftText(build, words), tireText(build), wheelText(build, words)],
    facts: cardFacts(build, words),
  };
}

/** The drawing of the truck. */
export function drawingOf({ vehicleId, lift, tire, wheel, colour }: FinishedBuild): DrawingOf {
  return {
    vehicle: vehicleId,
    lift: lift?.frontIn,
    liftRear: lift?.rearIn,
    tire: tire.sku,
    wheel: wheel?.sku,
    ...(colour && { colour: colour.hex }),
    ghost: false,
  };
}

function liftText({ lift }: FinishedBuild, { t }: Words): string {
  if (lift === null) return t('card.stock');
  return `${t('card.lift', { front: String(lift.frontIn) })}, ${lift.name}`;
}

function tireText({ tire }: FinishedBuild): string {
  return `${tire.size} ${tire.name}`;
}

function wheelText({ wheel }: FinishedBuild, { t, locale }: Words): string {
  if (wheel === null) return t('card.factoryWheels');
  return `${wheel.size} ${signed(wheel.offsetMm, locale)} ${wheel.name}`;
}

function cardFacts({ labour, fit }: FinishedBuild, { t, locale }: Words): string[] {
  return [
    ...(labour ? [t('card.inBay', { hours: formatNumber(labour.totalHours, locale) })] : []),
    t('card.poke', { poke: formatNumber(fit.pokeMm.measured, locale) }),
    t(fit.trimming.level === 'none' ? 'card.noTrim' : 'card.trimmed'),
  ];
}

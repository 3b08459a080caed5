import type { Locale } from '#src/domain/context.ts';
import type { FinishedParts } from '#src/domain/gallery/index.server.ts';
import type { FinishedBuildRecord } from '#src/domain/gallery/index.ts';
import { isoOf } from '#src/lib/locales.ts';
import type { Translated } from '#src/lib/translated.ts';
import { buildCatalogStrings, signed } from '#src/site/build/index.ts';
import { translate } from '#src/web/words/translate.ts';
import type { BuildFigure, BuildPart } from './build-page-data.ts';
import galleryStrings from './words.json' with { type: 'json' };

type PartsContext = { parts: FinishedParts | undefined; locale: Locale };

/** The truck's parts, each with its line in the store. */
export function buildParts(
  build: FinishedBuildRecord,
  { parts, locale }: PartsContext,
): BuildPart[] {
  const { lift, wheel, tire, extras } = build;
  const { t, isGone } = buildPartWords({ parts, locale });
  const kit = lift && {
    name: `${lift.brand} ${lift.name}`,
    detail: t('card.lift', { front: `${lift.frontIn}/${lift.rearIn}` }),
    store: isGone('lift-kits') ? null : { kind: 'lift-kits' as const, slug: lift.lineId },
    isGone: isGone('lift-kits'),
  };
  const rim = wheel && {
    name: `${wheel.brand} ${wheel.name}`,
    detail: `${wheel.quantity} × ${wheel.size} ${signed(wheel.offsetMm, locale)}`,
    store: parts?.wheel ? { kind: 'wheels' as const, slug: parts.wheel.lineId } : null,
    isGone: isGone('wheels'),
  };
  const rubber = {
    name: `${tire.brand} ${tire.name}`,
    detail: `${tire.quantity} × ${tire.size}`,
    store: parts?.tire ? { kind: 'tires' as const, slug: parts.tire.lineId } : null,
    isGone: isGone('tires'),
  };
  const others = extras.map(({ label }) => ({
    name: label[locale],
    detail: '',
    store: null,
    isGone: false,
  }));
  const kept = wheel === null ? [unlinkedPart(t('card.factoryWheels'))] : [];
  return [kit, rim, ...kept, rubber, ...others].filter((part) => part !== null);
}

/** Lift, tire, wheel and hours, as the title block of the page. */
export function buildFigures(build: FinishedBuildRecord, locale: Locale): BuildFigure[] {
  const { t } = buildPartWords({ parts: undefined, locale });
  const { lift, wheel, tire, labour } = build;
  return [
    {
      label: t('build.lift'),
      value: lift ? t('said.in', { value: `${lift.frontIn} / ${lift.rearIn}` }) : '0',
      note: lift?.name ?? t('card.stock'),
      isName: lift !== null,
    },
    {
      label: t('build.tire'),
      value: t('said.in', { value: tire.diameterIn }),
      note: tire.size,
    },
    {
      label: t('build.wheel'),
      value: wheel ? `${wheel.size} ${signed(wheel.offsetMm, locale)}` : '',
      note: wheel ? `${wheel.name}, ${finishText(wheel.finish, locale)}` : t('card.factoryWheels'),
    },
    {
      label: t('build.bay'),
      value: labour ? t('build.hoursValue', { value: labour.totalHours }) : '',
      note: labour ? '' : t('build.unknown'),
    },
  ];
}

function buildPartWords({ parts, locale }: PartsContext) {
  const isGone = (option: FinishedParts['gone'][number]) => parts?.gone.includes(option) ?? true;
  return { t: translate(galleryStrings, locale), isGone };
}

/** "bronze", as the store calls it; a finish that it does not sell by the name on record. */
function finishText(finish: string, locale: Locale): string {
  const words: Record<string, Translated> = buildCatalogStrings;
  return words[`finish.${finish}`]?.[locale].toLocaleLowerCase(isoOf(locale)) ?? finish;
}

function unlinkedPart(name: string): BuildPart {
  return { name, detail: '', store: null, isGone: false };
}

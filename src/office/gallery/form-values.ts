import { type FinishedDraft, kitSku } from '#src/domain/gallery/index.ts';
import { namesIn } from '#src/lib/locales.ts';

/** The values of the form for a finished build: '' if unknown. */
export function formValues(record: FinishedDraft) {
  const { title, story, owner, colour, lift, wheel, tire, fit, notes, labour, price } = record;
  return {
    ...namesIn('title', (locale) => title[locale]),
    slug: record.slug,
    ...namesIn('story', (locale) => story?.[locale] ?? ''),
    ownerName: owner?.firstName ?? '',
    ownerCity: owner?.city ?? '',
    ...namesIn('colour', (locale) => colour?.[locale] ?? ''),
    colourHex: colour?.hex ?? '',
    liftSku: lift ? kitSku(lift) : '',
    wheelSku: wheel?.sku ?? '',
    tireSku: tire.sku,
    tireCount: String(tire.quantity),
    ...fitValues(fit),
    ...namesIn('notes', (locale) => notes?.[locale] ?? ''),
    hours: text(labour?.totalHours),
    paidUsd: price ? text(price.totalCents / 100) : '',
    finishedOn: record.finishedOn,
  };
}

function fitValues(fit: FinishedDraft['fit']) {
  return {
    pokeMm: text(fit.pokeMm.measured),
    liftFrontIn: text(fit.liftMeasuredIn?.front),
    liftRearIn: text(fit.liftMeasuredIn?.rear),
    lockIn: text(fit.clearanceAtFullLockIn),
    trimming: fit.trimming?.level ?? '',
    ...namesIn('trimming', (locale) => fit.trimming?.where[locale] ?? ''),
    rub: fit.rub?.level ?? '',
    ...namesIn('rub', (locale) => fit.rub?.where[locale] ?? ''),
  };
}

export type FormValues = ReturnType<typeof formValues>;

function text(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

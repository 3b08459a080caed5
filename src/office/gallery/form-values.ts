import { type FinishedDraft, kitSku } from '#src/domain/gallery/index.ts';

/** The values of the form for a finished build: '' if unknown. */
export function formValues(record: FinishedDraft) {
  const { title, story, owner, colour, lift, wheel, tire, fit, notes, labour, price } = record;
  return {
    titleEn: title.en,
    titleEs: title.es,
    slug: record.slug,
    storyEn: story?.en ?? '',
    storyEs: story?.es ?? '',
    ownerName: owner?.firstName ?? '',
    ownerCity: owner?.city ?? '',
    colourEn: colour?.en ?? '',
    colourEs: colour?.es ?? '',
    colourHex: colour?.hex ?? '',
    liftSku: lift ? kitSku(lift) : '',
    wheelSku: wheel?.sku ?? '',
    tireSku: tire.sku,
    tireCount: String(tire.quantity),
    ...fitValues(fit),
    notesEn: notes?.en ?? '',
    notesEs: notes?.es ?? '',
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
    trimmingEn: fit.trimming?.where.en ?? '',
    trimmingEs: fit.trimming?.where.es ?? '',
    rub: fit.rub?.level ?? '',
    rubEn: fit.rub?.where.en ?? '',
    rubEs: fit.rub?.where.es ?? '',
  };
}

export type FormValues = ReturnType<typeof formValues>;

function text(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

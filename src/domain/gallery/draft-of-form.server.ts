import { listLiftKits, listTires, listWheels } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, type FieldIssue } from '#src/domain/errors.ts';
import { inEach, localeCodes, nameIn } from '#src/lib/locales.ts';
import type { Translated } from '#src/lib/translated.ts';
import texts from './draft-of-form-words.json' with { type: 'json' };
import { buildUses } from './narrow-gallery.ts';
import type { OfficeForm } from './office-form.ts';
import { kitSku, liftOf, tireOf, wheelOf } from './part-records.ts';
import { why } from './refusals.ts';
import type { FinishedDraft } from './schemas.ts';

type Parts = Pick<FinishedDraft, 'lift' | 'wheel' | 'tire' | 'keepsFactoryWheels'>;

/**
 * Builds the record that a form describes on top of the existing one: fields that the form does not have stay.
 * @throws {DomainError} invalid, with the fields that the catalog does not have
 */
export async function draftOfForm(
  ctx: Ctx,
  { form, before }: { form: OfficeForm; before: FinishedDraft },
): Promise<FinishedDraft> {
  const parts = await partsOfForm(ctx, { form, before });
  return {
    ...before,
    ...parts,
    slug: form.slug,
    title: allIn(form, 'title') ?? before.title,
    story: someIn(form, 'story'),
    owner:
      form.ownerName && form.ownerCity ? { firstName: form.ownerName, city: form.ownerCity } : null,
    colour: colourOf(form),
    fit: fitOf(form, before.fit),
    notes: allIn(form, 'notes'),
    labour:
      form.hours === null ? null : { items: labourItems(form, before), totalHours: form.hours },
    price: toPaidPrice(form, before),
    finishedOn: form.finishedOn,
    tags: tagsOf(form, before),
  };
}

function colourOf(form: OfficeForm): FinishedDraft['colour'] {
  const [name, hex] = [allIn(form, 'colour'), form.colourHex];
  return name && hex !== '' ? { ...name, hex } : null;
}

function fitOf(form: OfficeForm, before: FinishedDraft['fit']): FinishedDraft['fit'] {
  const { liftFrontIn: front, liftRearIn: rear } = form;
  return {
    ...before,
    pokeMm: { ...before.pokeMm, measured: form.pokeMm },
    liftMeasuredIn: front === null || rear === null ? null : { front, rear },
    clearanceAtFullLockIn: form.lockIn,
    trimming: toTrimPlace(form.trimming, allIn(form, 'trimming')),
    rub: toTrimPlace(form.rub, allIn(form, 'rub')),
  };
}

/** Null while the place is not given; with no rubbing or trimming there is no place. */
function toTrimPlace<Level extends string>(level: Level | '', where: Translated | null) {
  if (level === '') return null;
  if (level === 'none') return { level, where: where ?? texts.nothing };
  return where && { level, where };
}

/** The jobs are removed when their total changes. */
function labourItems({ hours }: OfficeForm, { labour }: FinishedDraft) {
  return labour && labour.totalHours === hours ? labour.items : [];
}

function toPaidPrice({ paidUsd, finishedOn }: OfficeForm, { price }: FinishedDraft) {
  if (paidUsd === null) return null;
  const totalCents = Math.round(paidUsd * 100);
  if (price?.totalCents === totalCents) return price;
  return { currency: 'USD' as const, ratesDate: price?.ratesDate ?? finishedOn, totalCents };
}

/** Tags that are not in the form stay; "no-trim" follows from the measurements. */
function tagsOf({ uses, trimming }: OfficeForm, { tags }: FinishedDraft): string[] {
  const asked: readonly string[] = [...buildUses, 'no-trim'];
  return [
    ...buildUses.filter((use) => uses.includes(use)),
    ...(trimming === 'none' ? ['no-trim'] : []),
    ...tags.filter((tag) => !asked.includes(tag)),
  ];
}

type TextName = 'title' | 'story' | 'colour' | 'trimming' | 'rub' | 'notes';

/** A text in every language, or null: what is said is said to everybody. */
function allIn(form: OfficeForm, name: TextName): Translated | null {
  const texts = inEach((locale) => form[nameIn(name, locale)] ?? '');
  return localeCodes.every((locale) => texts[locale] !== '') ? texts : null;
}

/** A text in the languages in which there is one; null where there is none. */
function someIn(form: OfficeForm, name: TextName): Partial<Translated> | null {
  const written = localeCodes.flatMap((locale) => {
    const text = form[nameIn(name, locale)];
    return text ? [[locale, text] as const] : [];
  });
  return written.length > 0 ? Object.fromEntries(written) : null;
}

type FormAndBefore = { form: OfficeForm; before: FinishedDraft };

/** An unchanged stock number keeps its record, even if the part is no longer sold. */
async function partsOfForm(ctx: Ctx, { form, before }: FormAndBefore): Promise<Parts> {
  const [kits, wheels, tires] = await Promise.all([
    listLiftKits(ctx),
    listWheels(ctx),
    listTires(ctx),
  ]);
  const kit = kits.find(({ sku }) => sku === form.liftSku);
  const wheel = wheels.find(({ sku }) => sku === form.wheelSku);
  const tire = tires.find(({ sku }) => sku === form.tireSku);
  const lift = kit ? liftOf(kit) : isSameKit(form.liftSku, before.lift) ? before.lift : null;
  const keptWheel = before.wheel?.sku === form.wheelSku ? before.wheel : null;
  const keptTire = before.tire.sku === form.tireSku ? before.tire : null;
  const issues: FieldIssue[] = [];
  if (form.liftSku && !lift) issues.push(unknownPart('liftSku'));
  if (form.wheelSku && !wheel && !keptWheel) issues.push(unknownPart('wheelSku'));
  const rubber = tire ? tireOf(tire) : keptTire;
  if (!rubber) issues.push(unknownPart('tireSku'));
  if (!rubber || issues.length > 0) {
    throw new DomainError('invalid', why('gallery.unknown-parts'), issues);
  }
  return {
    lift,
    wheel: keptWheel ?? (wheel ? wheelOf(wheel) : null),
    keepsFactoryWheels: form.wheelSku === null,
    tire: { ...rubber, quantity: form.tireCount },
  };
}

function isSameKit(sku: string | null, lift: FinishedDraft['lift']): boolean {
  return lift !== null && kitSku(lift) === sku;
}

function unknownPart(path: string): FieldIssue {
  return { path, ...why('gallery.no-part') };
}

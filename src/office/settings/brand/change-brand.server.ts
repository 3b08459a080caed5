import { z } from 'zod';
import {
  type Brand,
  type BrandPicture,
  brandSchema,
  fontPairNames,
} from '#src/domain/brand/index.ts';
import { writeAndBump } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { readLogoFile } from '#src/domain/media/index.server.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { why as whyAny } from '#src/domain/refusals.ts';
import { changeShopSettings } from '#src/domain/settings/index.server.ts';
import { localeCodes, nameIn } from '#src/lib/locales.ts';
import { why as whyForm } from '#src/office/kit/refusals.ts';
import { why } from './refusals.ts';

const hex = /^#[0-9a-f]{6}$/;

const typedBrand = z.object({
  shortName: z.string().trim().max(24),
  copyrightYears: z.string().trim().max(20),
  logo: z.enum(['wheel', 'name', 'picture'], whyAny('input.not-a-choice').reason),
  accent: z.string().trim().toLowerCase().regex(hex, why('brand.color').reason),
  ink: z.string().trim().toLowerCase().regex(hex, why('brand.color').reason),
  fonts: z.enum(fontPairNames, whyAny('input.not-a-choice').reason),
  corners: z.enum(['soft', 'sharp'], whyAny('input.not-a-choice').reason),
});

/**
 * Saves the form of the brand; visitors see it with the new content version.
 * @throws {DomainError} invalid or too-large, with the error of each field
 */
export async function changeBrand(ctx: Ctx, form: FormData): Promise<void> {
  const names = Object.keys(typedBrand.shape);
  const { accent, ink, logo, ...typed } = parseInput(
    typedBrand,
    // Has exactly these keys.
    Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')])) as z.input<
      typeof typedBrand
    >,
  );
  const [logoFile, darkLogo, icon] = [
    await readPicture(form, 'logoFile'),
    await readPicture(form, 'darkLogoFile'),
    await readPicture(form, 'iconFile'),
  ];
  if (icon && Math.abs(icon.widthPx / icon.heightPx - 1) > 0.05)
    throw refusedAt('iconFile', why('brand.icon-square'));
  const change = (now: Brand): Brand => ({
    ...typed,
    colors: { accent, ink },
    tagline: lineOf(form, 'tagline'),
    footerLine: lineOf(form, 'footerLine'),
    logo: logoOf({ kind: logo, file: logoFile, now }),
    darkLogo: form.get('noDarkLogo') === 'on' ? null : (darkLogo ?? now.darkLogo),
    icon: form.get('noIcon') === 'on' ? null : (icon ?? now.icon),
  });
  await writeAndBump(ctx, (inner) =>
    changeShopSettings(inner, ({ brand }) => ({ brand: brandSchema.parse(change(brand)) })),
  );
}

type Logo = { kind: 'wheel' | 'name' | 'picture'; file: BrandPicture | null; now: Brand };

/** A file that was just chosen is wanted, whatever else is ticked. */
function logoOf({ kind, file, now }: Logo): Brand['logo'] {
  if (file) return file;
  if (kind !== 'picture') return { kind };
  if (now.logo.kind === 'picture') return now.logo;
  throw refusedAt('logoFile', whyForm('form.no-file'));
}

/** A line in each language in which one was typed. */
function lineOf(form: FormData, name: 'tagline' | 'footerLine'): Brand['footerLine'] {
  const lines = localeCodes.flatMap((locale) => {
    const line = String(form.get(nameIn(name, locale)) ?? '').trim();
    return line === '' ? [] : [[locale, line] as const];
  });
  return Object.fromEntries(lines);
}

/** Null if no file was chosen. */
async function readPicture(form: FormData, name: string): Promise<BrandPicture | null> {
  const file = form.get(name);
  if (!(file instanceof File) || file.size === 0) return null;
  try {
    return { kind: 'picture', ...(await readLogoFile(new Uint8Array(await file.arrayBuffer()))) };
  } catch (error) {
    if (error instanceof DomainError) throw refusedAt(name, error.told);
    throw error;
  }
}

function refusedAt(path: string, refusal: DomainError['told']): DomainError {
  return new DomainError('invalid', whyForm('form.see-fields'), [{ path, ...refusal }]);
}

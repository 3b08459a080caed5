import type { BrandMark } from '#src/web/brand/brand-look.ts';

/** A picture that was chosen in the form, with its size in CSS pixels. */
export type ChosenPicture = { src: string; width: number; height: number };

type Chosen = {
  /** Of the form as it is. */
  kind: 'wheel' | 'name' | 'picture';
  logo: ChosenPicture | null;
  darkLogo: ChosenPicture | null;
  /** The logo for dark grounds is to go. */
  noDarkLogo: boolean;
};

/** The mark that saving the form would give. As on the server, a chosen file is wanted, whatever else is ticked. */
export function chosenMark(saved: BrandMark, chosen: Chosen): BrandMark {
  const before = saved.kind === 'picture' ? saved : null;
  const darkBefore = chosen.noDarkLogo ? null : (before?.darkSrc ?? null);
  const darkSrc = chosen.noDarkLogo ? null : (chosen.darkLogo?.src ?? darkBefore);
  if (chosen.logo) return { kind: 'picture', ...chosen.logo, darkSrc };
  if (chosen.kind !== 'picture') return { kind: chosen.kind };
  return before ? { ...before, darkSrc } : saved;
}

import type { Screens } from './options.ts';

export type SizeStep = { widthPx: number; media: string };

/**
 * Reads "sm:100vw md:50vw lg:400px": for windows up to each screen how wide the picture is, as
 * entries of `sizes` from narrow to wide. The widest holds for every other window. Words that name
 * no screen, or no width, are left out.
 */
export function readSizes(sizes: string, screens: Screens): SizeStep[] {
  const steps = sizes
    .trim()
    .split(/\s+/)
    .flatMap((word) => readStep(word, screens))
    .sort((one, other) => one.screenPx - other.screenPx);
  return steps.map(({ screenPx, width, widthPx }, at) => ({
    widthPx,
    media: at === steps.length - 1 ? width : `(max-width: ${screenPx}px) ${width}`,
  }));
}

function readStep(word: string, screens: Screens) {
  const [, screen = '', number = '', unit = 'px'] = /^([\w-]+):(\d{1,4})(vw|px)?$/.exec(word) ?? [];
  const screenPx = Object.hasOwn(screens, screen) ? screens[screen] : undefined;
  if (screenPx === undefined) return [];
  const isShare = unit === 'vw';
  const widthPx = isShare ? Math.round((Number(number) / 100) * screenPx) : Number(number);
  return widthPx > 0 ? [{ screenPx, width: `${number}${unit}`, widthPx }] : [];
}

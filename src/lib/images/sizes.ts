import type { Screens } from './options.ts';

/**
 * Reads "md:100vw lg:32vw 2xl:400px" (how wide a picture is in windows up to each screen) into entries of `sizes`,
 * from narrow to wide. The widest one applies to all wider windows. Words that name no screen or no width are
 * ignored.
 */
export function readSizes(sizes: string, screens: Screens): string[] {
  return sizes
    .trim()
    .split(/\s+/)
    .flatMap((word) => readStep(word, screens))
    .sort((one, other) => one.screenPx - other.screenPx)
    .map(({ screenPx, width }, at, { length }) =>
      at === length - 1 ? width : `(max-width: ${screenPx}px) ${width}`,
    );
}

function readStep(word: string, screens: Screens) {
  const [, screen = '', number = '', unit = 'px'] =
    /^([\w-]+):([1-9]\d{0,3})(vw|px)?$/.exec(word) ?? [];
  const screenPx = Object.hasOwn(screens, screen) ? screens[screen] : undefined;
  return screenPx === undefined ? [] : [{ screenPx, width: `${number}${unit}` }];
}

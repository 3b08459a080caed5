import { iconSizes, splashPixels, splashScreens } from './app-pictures.ts';
import { type IconLook, renderAppIcon, renderSplash } from './logo.ts';

const name = /^(icon|splash)_(\d{2,4})x(\d{2,4})$/;

/** An icon or a splash screen by its name, as SVG; null for an unknown one. */
export function drawAppPicture(picture: string, look: IconLook): string | null {
  const [, kind, ...sides] = name.exec(picture) ?? [];
  const [width = 0, height = 0] = sides.map(Number);
  if (kind === 'icon') return isIcon(width, height) ? renderAppIcon(look, width) : null;
  return isSplash(width, height) ? renderSplash(look, { width, height }) : null;
}

function isIcon(width: number, height: number): boolean {
  return width === height && iconSizes.some((size) => size === width);
}

function isSplash(width: number, height: number): boolean {
  return splashScreens
    .map(splashPixels)
    .some((one) => one.width === width && one.height === height);
}

/** Icons of the installed site, in pixels; each may be masked to any shape ("any maskable"). */
export const iconSizes = [64, 120, 144, 152, 192, 384, 512] as const;

/** A screen in portrait, in points, with pixels per point. */
export type SplashScreen = { width: number; height: number; ratio: 2 | 3 };

/** Every iPhone and iPad that can install a site, by its screen: Apple requires an exact match. */
export const splashScreens: readonly SplashScreen[] = [
  // iPhone SE (1st), 8, 8 Plus, X to 11 Pro, XR and 11, XS Max
  { width: 320, height: 568, ratio: 2 },
  { width: 375, height: 667, ratio: 2 },
  { width: 414, height: 736, ratio: 3 },
  // 1080x1920 from the specification: the physical pixels of the Plus phones.
  { width: 360, height: 640, ratio: 3 },
  { width: 375, height: 812, ratio: 3 },
  { width: 414, height: 896, ratio: 2 },
  { width: 414, height: 896, ratio: 3 },
  // iPhone 12 to 14, 12 to 14 Plus, 14 Pro to 16, 14 Pro Max to 16 Plus, 16 Pro, 16 Pro Max
  { width: 390, height: 844, ratio: 3 },
  { width: 428, height: 926, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 430, height: 932, ratio: 3 },
  { width: 402, height: 874, ratio: 3 },
  { width: 440, height: 956, ratio: 3 },
  // iPad and iPad Pro 9.7, iPad 10.2, iPad 10.9, iPad Pro 10.5, Pro 11, mini, Pro 12.9
  { width: 768, height: 1024, ratio: 2 },
  { width: 810, height: 1080, ratio: 2 },
  { width: 820, height: 1180, ratio: 2 },
  { width: 834, height: 1112, ratio: 2 },
  { width: 834, height: 1194, ratio: 2 },
  { width: 744, height: 1133, ratio: 2 },
  { width: 1024, height: 1366, ratio: 2 },
];

/** The media query that Safari evaluates before it loads the picture. */
export function splashMedia({ width, height, ratio }: SplashScreen): string {
  return `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: portrait)`;
}

/** In device pixels. */
export function splashPixels({ width, height, ratio }: SplashScreen) {
  return { width: width * ratio, height: height * ratio };
}

/** `version` is part of each immutable URL. */
export function iconUrl(size: number, version: string): string {
  return `/icons/icon_${size}x${size}.${version}.png`;
}

export function splashUrl(screen: SplashScreen, version: string): string {
  const { width, height } = splashPixels(screen);
  return `/icons/splash_${width}x${height}.${version}.png`;
}

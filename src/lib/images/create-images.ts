import type { ImageConfig, ImageOptions, ProviderModifiers } from './options.ts';
import { readSizes } from './sizes.ts';

/**
 * URLs of resized pictures, built by the configured providers. Names, rules and messages are those of `@nuxt/image`
 * 0.7.
 */
export function createImages(config: ImageConfig) {
  /**
   * The URL of one picture. Data URLs and pictures on hosts that are not listed are returned unchanged. @throws
   * {TypeError} if it is not a URL; {Error} for an unknown name
   */
  function urlOf(input: string, options: ImageOptions = {}): string {
    const src = checkInput(input);
    const { provider = config.provider, modifiers, ...own } = withPreset(options);
    const make = Object.hasOwn(config.providers, provider) && config.providers[provider];
    if (!make) throw new Error(`Unknown provider: ${provider}`);
    if (src.startsWith('data:') || isForeign(src)) return src;
    const wanted: ProviderModifiers = { ...own, ...modifiers };
    return make(hasHost(src) || src.startsWith('/') ? src : `/${src}`, wanted);
  }

  function withPreset({ preset, ...options }: ImageOptions): Omit<ImageOptions, 'preset'> {
    if (!preset) return options;
    const known = Object.hasOwn(config.presets, preset) && config.presets[preset];
    if (!known) throw new Error(`Unknown preset: ${preset}`);
    return { ...known, ...options, modifiers: { ...known.modifiers, ...options.modifiers } };
  }

  function isForeign(src: string): boolean {
    return hasHost(src) && !config.domains.includes(new URL(src, 'https://x').host);
  }

  return {
    urlOf,
    /** Turns "md:100vw 2xl:50vw" into the `sizes` of an `<img>`: "(max-width: 768px) 100vw, 50vw". */
    sizesOf: (sizes: string): string => readSizes(sizes, config.screens).join(', '),
  };
}

function checkInput(input: unknown): string {
  if (typeof input === 'string' && input !== '') return input;
  throw new TypeError(
    `input must be a string (received ${typeof input}: ${JSON.stringify(input)})`,
  );
}

function hasHost(src: string): boolean {
  return /^([a-z][a-z\d+.-]*:)?\/\//i.test(src);
}

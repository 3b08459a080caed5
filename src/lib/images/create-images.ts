import type { ImageConfig, ImageOptions, ProviderModifiers } from './options.ts';
import { readSizes } from './sizes.ts';

export type SizedImage = { src: string; srcSet?: string; sizes?: string };

/**
 * Addresses of pictures, made by the providers of a configuration. Behaves as `@nuxt/image` 0.7
 * does, whose names and messages are kept.
 */
export function createImages(config: ImageConfig) {
  /**
   * The address of one picture. Data addresses, and those of hosts that are not listed, stay as
   * they are. @throws {TypeError} for what is no address; {Error} for an unknown name
   */
  function urlOf(input: string, options: ImageOptions = {}): string {
    const src = checkInput(input);
    const { provider, preset: _, modifiers, ...own } = withPreset(options);
    const make = config.providers[provider ?? config.provider];
    if (!make) throw new Error(`Unknown provider: ${provider}`);
    if (src.startsWith('data:') || isForeign(src)) return src;
    const wanted: ProviderModifiers = { ...own, ...modifiers };
    return make(hasHost(src) || src.startsWith('/') ? src : `/${src}`, wanted);
  }

  /**
   * The picture in a width for each screen of `sizes` ("sm:100vw md:50vw lg:400px"), for `srcset`
   * and `sizes` of an `<img>`. The largest is its `src`.
   */
  function sizesOf(input: string, options: ImageOptions & { sizes: string }): SizedImage {
    const { sizes, width, height, ...others } = options;
    const ratio = width && height ? height / width : 0;
    const steps = readSizes(sizes, config.screens).map(({ widthPx, media }) => {
      const size = ratio ? { height: Math.round(widthPx * ratio) } : {};
      return { widthPx, media, url: urlOf(input, { ...others, width: widthPx, ...size }) };
    });
    const largest = steps.at(-1);
    if (!largest) return { src: urlOf(input, { ...others, width, height }) };
    return {
      src: largest.url,
      srcSet: steps.map(({ url, widthPx }) => `${url} ${widthPx}w`).join(', '),
      sizes: steps.map(({ media }) => media).join(', '),
    };
  }

  function withPreset({ preset, ...options }: ImageOptions): ImageOptions {
    if (!preset) return options;
    const known = config.presets[preset];
    if (!known) throw new Error(`Unknown preset: ${preset}`);
    return {
      ...known,
      ...options,
      modifiers: { ...known.modifiers, ...options.modifiers },
    };
  }

  function isForeign(src: string): boolean {
    return hasHost(src) && !config.domains.includes(new URL(src, 'https://x').host);
  }

  return { urlOf, sizesOf };
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

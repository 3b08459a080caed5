/** How a picture is to be made. Sizes are px of the page; a provider rounds them as it must. */
export type ImageModifiers = {
  width?: number;
  height?: number;
  /** Name of a format ("webp"); without one the server sends the best that is accepted. */
  format?: string;
  /** From 1 to 100. */
  quality?: number;
  /** What happens to a picture of another shape: cover, contain, fill, inside, outside. */
  fit?: string;
  /** A CSS colour behind what is transparent or left over. */
  background?: string;
};

/** The image options of the site: how it is made, and by whom. */
export type ImageOptions = ImageModifiers & {
  /** Name of a set of options that these add to. */
  preset?: string;
  /** Who makes the picture; without one, the site's default. */
  provider?: string;
  /** Options that only some providers know, by name. */
  modifiers?: Record<string, string | number>;
};

export type ProviderModifiers = ImageModifiers & Record<string, string | number | undefined>;

/** The address at which a picture of `src` is made with these modifiers. */
export type ImageProvider = (src: string, modifiers: ProviderModifiers) => string;

/** Names for widths of windows, px. */
export type Screens = Readonly<Record<string, number>>;

export type ImageConfig = {
  /** Name of the provider that is asked unless another is named. */
  provider: string;
  providers: Readonly<Record<string, ImageProvider>>;
  presets: Readonly<Record<string, ImageOptions>>;
  screens: Screens;
  /** Hosts whose pictures are made anew; those of others are left as they are. */
  domains: readonly string[];
};

/** How a picture is resized. Sizes are CSS px; a provider rounds them as it needs to. */
export type ImageModifiers = {
  width?: number;
  height?: number;
  /** Name of a format ("webp"); without one, the server picks the best that the browser accepts. */
  format?: string;
  /** From 1 to 100. */
  quality?: number;
  /** How a picture of another shape is fitted: cover, contain, fill, inside, outside. */
  fit?: string;
  /** A CSS color behind transparent and uncovered areas. */
  background?: string;
};

/** The image options of the site: how pictures are resized, and by which provider. */
export type ImageOptions = ImageModifiers & {
  /** Name of the preset that these options extend. */
  preset?: string;
  /** The provider; the site's default if not set. */
  provider?: string;
  /** Options that only some providers support, by name. */
  modifiers?: Record<string, string | number>;
};

export type ProviderModifiers = ImageModifiers & Record<string, string | number | undefined>;

/** The URL of the picture `src` with these modifiers. */
export type ImageProvider = (src: string, modifiers: ProviderModifiers) => string;

/** Names of window widths, in px. */
export type Screens = Readonly<Record<string, number>>;

export type ImageConfig = {
  /** The provider that is used unless another is named. */
  provider: string;
  providers: Readonly<Record<string, ImageProvider>>;
  presets: Readonly<Record<string, ImageOptions>>;
  screens: Screens;
  /** Hosts whose pictures are resized; pictures of other hosts are left alone. */
  domains: readonly string[];
};

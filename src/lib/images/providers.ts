import type { ImageProvider, Screens } from './options.ts';

/** The modifiers of an ipx URL, in the order in which they are written. */
const ipxKeys = {
  format: 'f',
  fit: 'fit',
  width: 'w',
  height: 'h',
  resize: 's',
  quality: 'q',
  background: 'b',
} as const;

/**
 * `/_ipx/f_webp,s_300x200/img/a.jpg`: width and height are one modifier, and an unchanged picture has `_` as its
 * modifiers.
 */
export const ipxProvider: ImageProvider = (src, { width, height, ...others }) => {
  const size = width && height ? { resize: `${width}x${height}` } : { width, height };
  const wanted: Record<string, string | number | undefined> = { ...others, ...size };
  const names = [...new Set([...Object.keys(ipxKeys), ...Object.keys(wanted)])];
  const parts = names
    .filter((name) => wanted[name] !== undefined)
    .map((name) => `${ipxKey(name)}_${encodeURIComponent(String(wanted[name]))}`);
  return `/_ipx/${parts.join(',') || '_'}/${encodeURI(src).replace(/^\//, '')}`;
};

function ipxKey(name: string): string {
  return Object.hasOwn(ipxKeys, name)
    ? ipxKeys[name as keyof typeof ipxKeys]
    : encodeURIComponent(name);
}

/**
 * `/_vercel/image?url=…&w=640&q=100`. It allows only the widths of the screens: the next larger one, or the largest
 * if there is none or no width is given.
 */
export function vercelProvider(screens: Screens): ImageProvider {
  const widths = Object.values(screens).sort((one, other) => one - other);
  const largest = widths.at(-1) ?? 0;
  return (src, { width, quality = 100 }) => {
    const wide = width ? (widths.find((known) => known >= width) ?? largest) : largest;
    return `/_vercel/image?${new URLSearchParams({ url: src, w: `${wide}`, q: `${quality}` })}`;
  };
}

/** The image service of Storyblok: `{asset}/m/640x0/filters:quality(75)`. */
export const storyblokProvider: ImageProvider = (src, modifiers) => {
  const { width = 0, height = 0, fit, format, quality, focal } = modifiers;
  const size = width || height ? `${fit === 'inside' ? 'fit-in/' : ''}${width}x${height}` : '';
  const filters = Object.entries({ format, quality, focal })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `:${name}(${value})`)
    .join('');
  return `${src}/m/${size}${filters && `/filters${filters}`}`;
};

/** The unchanged picture. */
export const staticProvider: ImageProvider = (src) => src;

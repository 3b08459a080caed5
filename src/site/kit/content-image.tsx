import type { ComponentProps } from 'react';

type ContentImageProps = Omit<ComponentProps<'img'>, 'loading' | 'fetchPriority'> & {
  /** The text shown if the picture fails to load; '' if the text next to it says the same. */
  alt: string;
  /** Visible first: loaded with priority, never lazily. */
  priority?: boolean | undefined;
};

/** The initial state of a picture, until the script handles it (lazy-images.ts). */
const lazyState = { lazy: 'loading' };

/** A picture or drawing of a page's content, with a state, three tries, and a text as fallback. */
export function ContentImage({ alt, priority, ...rest }: ContentImageProps) {
  return (
    <img
      {...rest}
      {...lazyState}
      suppressHydrationWarning
      alt={alt}
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}

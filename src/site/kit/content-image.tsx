import type { ComponentProps } from 'react';

type ContentImageProps = Omit<ComponentProps<'img'>, 'loading' | 'fetchPriority'> & {
  /** What stands in its place where it does not come; '' where the words beside it say the same. */
  alt: string;
  /** Seen first: fetched first, never lazily. */
  priority?: boolean | undefined;
};

/** What the state of a picture is until a script has looked after it (lazy-images.ts). */
const lazyState = { lazy: 'loading' };

/** A picture or drawing of a page's content: it has a state, three tries, and words in its place. */
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

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type GalleryAddress, toSearch } from './gallery-address.ts';

type GalleryLinkProps = {
  /** The gallery's filters on the current page. */
  to: GalleryAddress;
  className?: string;
  label?: string | undefined;
  isCurrent?: boolean;
  /** Scrolls to the top, for another page of the gallery. */
  isFromTop?: boolean;
  children: ReactNode;
};

/** Another state of the same gallery page. Scroll position and focus stay. */
export function GalleryLink({ to, isCurrent, isFromTop, label, ...link }: GalleryLinkProps) {
  return (
    <Link
      {...link}
      to={{ search: toSearch(to) }}
      aria-label={label}
      aria-current={isCurrent || undefined}
      rel="nofollow"
      preventScrollReset={!isFromTop}
    />
  );
}

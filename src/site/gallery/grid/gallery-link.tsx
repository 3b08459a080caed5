import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type GalleryAddress, toSearch } from './gallery-address.ts';

type GalleryLinkProps = {
  /** What the gallery is to show, on the page that one is on. */
  to: GalleryAddress;
  className?: string;
  label?: string | undefined;
  isCurrent?: boolean;
  /** Begins at the top, as another page of the gallery does. */
  isFromTop?: boolean;
  children: ReactNode;
};

/** Another state of the same gallery page. The page stays where it is, and so does the focus. */
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

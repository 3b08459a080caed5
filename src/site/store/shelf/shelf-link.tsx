import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ShelfCategory } from '#src/domain/store/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { type ShelfAddress, toQuery } from './shelf-address.ts';

type ShelfLinkProps = {
  category: ShelfCategory;
  /** The filters of the linked shelf. */
  to: ShelfAddress;
  className?: string;
  label?: string | undefined;
  isCurrent?: boolean;
  /** Scrolls to the top, for another page of the shelf. */
  isFromTop?: boolean;
  children: ReactNode;
};

/** Another state of the same shelf. Scroll position and focus stay. */
export function ShelfLink({ category, to, isCurrent, isFromTop, label, ...link }: ShelfLinkProps) {
  return (
    <Link
      {...link}
      to={hrefs.store({ kind: category }, toQuery(to))}
      aria-label={label}
      aria-current={isCurrent || undefined}
      rel="nofollow"
      preventScrollReset={!isFromTop}
    />
  );
}

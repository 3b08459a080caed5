import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ShelfCategory } from '#src/domain/store/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { type ShelfAddress, toQuery } from './shelf-address.ts';

type ShelfLinkProps = {
  category: ShelfCategory;
  /** What the shelf is to ask for. */
  to: ShelfAddress;
  className?: string;
  label?: string | undefined;
  isCurrent?: boolean;
  /** Begins at the top of the page, as another page of the shelf does. */
  isFromTop?: boolean;
  children: ReactNode;
};

/** Another state of the same shelf. The page stays where it is, and so does the focus. */
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

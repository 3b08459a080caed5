import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalHref } from '#src/web/words/use-strings.ts';

type ViewLinkProps = {
  href: string;
  /** Something was typed: it is sent along by POST, because URLs must not contain it. */
  carries: boolean;
  className: string;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'date';
};

/** Leads to another view of the calendar: a link, or a button of the surrounding form. */
export function ViewLink({ href, carries, children, ...looks }: ViewLinkProps) {
  const local = useLocalHref();
  if (carries) {
    return (
      <button type="submit" name="look" formAction={local(href)} formNoValidate {...looks}>
        {children}
      </button>
    );
  }
  return (
    <Link to={href} preventScrollReset {...looks}>
      {children}
    </Link>
  );
}

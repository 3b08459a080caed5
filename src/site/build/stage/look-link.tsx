import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useLocalHref } from '#src/web/words/use-strings.ts';
import type { StageLook } from './stage-look.ts';
import { useStageLook } from './stage-look-scope.tsx';

type LookLinkProps = {
  /** The query parameter that asks for it without a script. */
  query: readonly [name: string, value: string];
  part: Partial<StageLook>;
  className?: string;
  isCurrent?: boolean;
  /** Called before the look changes. */
  onLook?: () => void;
  children: ReactNode;
};

/** Changes how the truck is looked at. A link, so that it works without scripts. */
export function LookLink({ query, part, className, isCurrent, onLook, children }: LookLinkProps) {
  const { change } = useStageLook();
  const { pathname } = useLocation();
  const local = useLocalHref();
  const [params] = useSearchParams();
  const [name, value] = query;
  const asked = new URLSearchParams(params);
  asked.set(name, value);
  const href = local(`${pathname}?${asked}`);
  const look = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onLook?.();
    change(part);
    // What is in the URL would come back with the next load.
    if (params.has(name)) history.replaceState(history.state, '', href);
  };
  return (
    <a
      href={href}
      className={className}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={look}
    >
      {children}
    </a>
  );
}

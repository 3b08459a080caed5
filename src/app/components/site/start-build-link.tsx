import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { hrefs } from '#src/app/hrefs.ts';
import headerStrings from '#src/app/strings/header.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';

/** "Start your Build": a real link to /build, on every page. */
export function StartBuildLink({ className = 'btn', children }: StartBuildLinkProps) {
  const t = useStrings(headerStrings);
  return (
    <Link className={className} to={hrefs.build()}>
      {children ?? t('startBuild')}
    </Link>
  );
}

type StartBuildLinkProps = { className?: string; children?: ReactNode };

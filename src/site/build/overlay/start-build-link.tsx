import {
  type ComponentType,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import headerStrings from '#src/site/frame/header-words.json' with { type: 'json' };
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';

const StartBuildOverlay = lazy<ComponentType<{ onClose(): void }>>(() =>
  import('./start-build-overlay.tsx').then(
    (module) => ({ default: module.StartBuildOverlay }),
    () => ({ default: GoToBuild }),
  ),
);

type StartBuildLinkProps = { className?: string; children?: ReactNode };

/**
 * "Start your Build": a real link to /build, and with script the overlay that starts there, also
 * where it was pressed before its script had come (boot.js).
 */
export function StartBuildLink({ className = 'btn', children }: StartBuildLinkProps) {
  const t = useStrings(headerStrings);
  const isBuilding = useLocation().pathname === hrefs.build();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const link = useRef<HTMLAnchorElement>(null);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    setAwake(true);
    if (link.current?.dataset.start === '1') setOpen(true);
  }, []);
  const open = (event: MouseEvent) => {
    if (isBuilding || !isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link
        ref={link}
        className={className}
        to={hrefs.build()}
        onClick={open}
        data-start={isBuilding ? undefined : isAwake ? 'awake' : ''}
      >
        {children ?? t('startBuild')}
      </Link>
      {isOpen && (
        <Suspense fallback={null}>
          <StartBuildOverlay onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** A click that asks for a new tab or window is the browser's. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** When the overlay cannot be fetched, the page itself is the way to start. */
function GoToBuild() {
  return <Navigate to={hrefs.build()} />;
}

import {
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Link, useLocation } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import kitStrings from './words.json' with { type: 'json' };

/** Renders the overlay; without it the link leads to /build. The frame provides it. */
export const StartBuildOverlay = createContext<ComponentType<{ onClose(): void }> | null>(null);

type StartBuildLinkProps = { className?: string; children?: ReactNode };

/**
 * "Start your Build": a real link to /build; with script it opens the overlay, even if it was clicked before its
 * script had loaded (boot.js).
 */
export function StartBuildLink({ className = 'button', children }: StartBuildLinkProps) {
  const t = useStrings(kitStrings);
  const Overlay = useContext(StartBuildOverlay);
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
    if (Overlay === null || isBuilding || !isPlainClick(event)) return;
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
      {isOpen && Overlay && (
        <Suspense fallback={null}>
          <Overlay onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** A click for a new tab or window is left to the browser. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import type { ResolvedBuild } from '#src/domain/builds/index.ts';

// Loaded where there is room for it, and after the truck.
const FrontInset = lazy(async () => ({ default: (await import('./front-inset.tsx')).FrontInset }));

/** A small front view in the sky above the truck, on screens with a wide stage. It is above what is drawn: nothing moves. */
export function StageInset({ resolved }: { resolved: ResolvedBuild }) {
  const hasRoom = useRoomForInset();
  return (
    <div className="build-inset">
      {hasRoom && (
        <Suspense>
          <FrontInset resolved={resolved} />
        </Suspense>
      )}
    </div>
  );
}

/** As in `build-inset.css`. */
const wideStage = '(min-width: 64rem) and (min-height: 48rem)';

function useRoomForInset(): boolean {
  const [hasRoom, setHasRoom] = useState(false);
  useEffect(() => {
    const screen = matchMedia(wideStage);
    const read = () => startTransition(() => setHasRoom(screen.matches));
    read();
    screen.addEventListener('change', read);
    return () => screen.removeEventListener('change', read);
  }, []);
  return hasRoom;
}

import { type ComponentType, lazy } from 'react';
import { Navigate } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';

/** The overlay that starts a build, loaded when it first opens. */
export const LateStartBuildOverlay = lazy<ComponentType<{ onClose(): void }>>(() =>
  import('./start-build-overlay.tsx').then(
    (module) => ({ default: module.StartBuildOverlay }),
    () => ({ default: GoToBuild }),
  ),
);

/** If the overlay cannot be loaded, the page itself is used to start. */
function GoToBuild() {
  return <Navigate to={hrefs.build()} />;
}

import { useEffect } from 'react';
import type { DeviceSnapshot } from '#src/site/kit/device-snapshots.ts';

/** Adds the build to the device's own list, for comparing. Its code is loaded when it is needed. */
export function RememberSnapshot({ id, name, takenOn }: DeviceSnapshot) {
  useEffect(() => {
    void import('#src/site/kit/device-snapshots.ts').then(({ rememberOnDevice }) =>
      rememberOnDevice({ id, name, takenOn }),
    );
  }, [id, name, takenOn]);
  return null;
}

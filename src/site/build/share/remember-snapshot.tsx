import { useEffect } from 'react';
import type { DeviceSnapshot } from '#src/site/kit/device-snapshots.ts';

/** Puts the build on the device's own list, for comparing. Its reader is loaded when it is needed. */
export function RememberSnapshot({ id, name, takenOn }: DeviceSnapshot) {
  useEffect(() => {
    void import('#src/site/kit/device-snapshots.ts').then(({ rememberOnDevice }) =>
      rememberOnDevice({ id, name, takenOn }),
    );
  }, [id, name, takenOn]);
  return null;
}

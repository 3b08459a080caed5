import { z } from 'zod';
import { snapshotIdSchema } from '#src/domain/snapshots/index.ts';

const key = 'ironwood-snapshots';
const most = 12;

const entriesSchema = z.array(
  z.object({ id: snapshotIdSchema, name: z.string().max(200), takenOn: z.iso.date() }),
);

export type DeviceSnapshot = z.infer<typeof entriesSchema>[number];

/** Shared builds that were made or opened on this device, latest first. The list stays on the device. */
export function readDeviceSnapshots(): DeviceSnapshot[] {
  try {
    return entriesSchema.parse(JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

export function rememberOnDevice(snapshot: DeviceSnapshot): void {
  const others = readDeviceSnapshots().filter(({ id }) => id !== snapshot.id);
  try {
    localStorage.setItem(key, JSON.stringify([snapshot, ...others].slice(0, most)));
  } catch {
    // If storage is full or disabled, only the list is lost.
  }
}

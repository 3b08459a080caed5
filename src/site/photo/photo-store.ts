import { deviceDatabase } from '#src/web/offline/device-database.ts';
import type { KnownVehicle, PhotoMarks } from './measure/marks.ts';
import type { Corrections } from './outline/body-outline.ts';

/** A photo that its owner keeps on this device, one for each vehicle. */
export interface StoredPhoto {
  /** Of the vehicle. */
  id: string;
  photo: Blob;
  focal35mm: number | null;
  known: KnownVehicle;
  marks: PhotoMarks;
  corrections: Corrections;
  isLifted: boolean;
}

const database = () => deviceDatabase('ironwood-photos', ['photos']);

/** Null without one, and where the browser stores nothing. */
export async function readStoredPhoto(vehicleId: string): Promise<StoredPhoto | null> {
  try {
    const stored = (await database().list('photos')) as StoredPhoto[];
    return stored.find(({ id, photo }) => id === vehicleId && photo instanceof Blob) ?? null;
  } catch {
    return null;
  }
}

/** @throws {DOMException} where the browser stores nothing, or the device is full */
export function storePhoto(photo: StoredPhoto): Promise<void> {
  return database().change(({ photos }) => photos.put(photo));
}

/** @throws {DOMException} where the browser stores nothing */
export function deletePhoto(vehicleId: string): Promise<void> {
  return database().change(({ photos }) => photos.delete(vehicleId));
}

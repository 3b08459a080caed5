import type { KnownVehicle } from './measure/marks.ts';
import type { OpenedPhoto } from './open-photo.ts';
import type { Corrections } from './outline/body-outline.ts';
import type { StoredPhoto } from './photo-store.ts';
import type { PhotoTruck } from './photo-truck.ts';
import { type Marking, startMarking } from './use-marking.ts';

/** A photo that its owner works on, with everything they have set. */
export type Opened = {
  step: 'marks' | 'outline' | 'result';
  photo: OpenedPhoto;
  known: KnownVehicle;
  marking: Marking;
  corrections: Corrections;
  isLifted: boolean;
  /** Whether it is on this device as it is here. */
  isKept: boolean;
};

/** What was open when the dialog was closed, so that Escape loses no mark. In memory: it ends with the page. */
let left: { vehicleId: string; opened: Opened } | null = null;

export function leftOpen(vehicleId: string): Opened | null {
  if (left?.vehicleId !== vehicleId) return null;
  const { marking, ...opened } = left.opened;
  // A search ends with the dialog.
  const result = marking.result === 'searching' ? null : marking.result;
  return { ...opened, marking: { ...marking, result } };
}

export function leaveOpen(vehicleId: string, opened: Opened | null): void {
  left = opened && { vehicleId, opened };
}

/** A photo that was just chosen, or one that was kept. */
export function openedOf(
  photo: OpenedPhoto,
  truck: PhotoTruck,
  stored: StoredPhoto | null,
): Opened {
  const known = stored?.known ?? stockOf(truck);
  return {
    step: stored ? 'result' : 'marks',
    photo,
    known,
    marking: stored ? markingOf(stored) : startMarking(photo, known),
    corrections: stored?.corrections ?? {},
    isLifted: stored?.isLifted ?? false,
    isKept: stored !== null,
  };
}

function stockOf({ vehicle }: PhotoTruck): KnownVehicle {
  return {
    wheelbaseIn: vehicle.wheelbaseIn,
    tireDiameterIn: vehicle.stockTire.diameterIn,
    wheelDiameterIn: vehicle.stockWheel.diameterIn,
  };
}

function markingOf({ marks }: StoredPhoto): Marking {
  return {
    marks,
    marked: { front: true, rear: true },
    facing: marks.front.x < marks.rear.x ? 1 : -1,
    result: 'snapped',
  };
}

import { SideDrawing } from '#src/site/kit/side-drawing.tsx';
import type { Truck } from './truck-size.ts';

/**
 * The truck of a record on its ground line; without one, its place. Not for screen readers: its name stands in the
 * same row.
 */
export function TruckPicture({ truck }: { truck: Truck | null }) {
  return (
    <span className={truck ? 'trucks-picture' : 'trucks-picture is-unknown'} aria-hidden="true">
      {truck && (
        <SideDrawing
          drawing={truck.drawing}
          alt=""
          size={{ width: truck.width, height: truck.height }}
        />
      )}
    </span>
  );
}

import { useCallback } from 'react';
import { useSubmit } from 'react-router';
import { afterPaint } from '#src/web/browser/after-paint.ts';
import { forgetOwn, type TruckHints, takeHints } from '../own-truck/own-fields.ts';

type Shown = { vehicleId: string };

/** Loads the page of what the vehicle's form says. `picked` is the vehicle now, if that is what has changed. */
type Redraw = (form: HTMLFormElement, picked?: Shown, hints?: TruckHints) => void;

/** The vehicle's page for each change of its form, so that the drawn truck is the one in the lists. */
export function useRedraw({ vehicleId }: Shown): Redraw {
  const submit = useSubmit();
  return useCallback(
    (form, picked, hints) => {
      const pick = new FormData(form);
      pick.delete('intent');
      pick.delete('q');
      // What was told is about the truck before.
      if (picked && picked.vehicleId !== vehicleId) forgetOwn(pick);
      if (hints) takeHints(pick, hints);
      pick.set('step', 'vehicle');
      const options = { method: 'get', replace: true, preventScrollReset: true } as const;
      afterPaint(() => void submit(pick, options));
    },
    [vehicleId, submit],
  );
}

import { useMemo } from 'react';
import { type Vehicle, vehicleName } from '#src/domain/catalog/index.ts';
import type { BuildSnapshot } from '#src/domain/leads/index.ts';
import { sideNumbers } from '#src/drawing/index.ts';
import { useBuildWords } from '../build-words.ts';
import { drawOnStage } from './stage-drawing.ts';
import { viewOfDrawing } from './stage-view.ts';
import { TruckFrame } from './truck-frame.tsx';
import { useBodies } from './use-bodies.ts';

type SentTruckProps = { vehicle: Vehicle; snapshot: BuildSnapshot };

/** The truck as it was when its build was sent. */
export function SentTruck({ vehicle, snapshot }: SentTruckProps) {
  useBodies([vehicle]);
  const words = useBuildWords();
  const { drawing: input, figures } = snapshot;
  const drawing = useMemo(() => drawOnStage(vehicle, { input }), [vehicle, input]);
  const said = {
    heightIn: figures.height.value,
    tireDiameterIn: null,
    clearanceIn: sideNumbers(vehicle, input).groundClearanceIn,
  };
  const view = viewOfDrawing({ vehicle, drawing, input }, { said, words });
  return (
    <TruckFrame
      drawing={drawing}
      view={view}
      alt={vehicleName(snapshot.vehicle, snapshot.vehicle.year, words.locale)}
    />
  );
}

import { type ReactNode, useMemo } from 'react';
import { type Vehicle, vehicleName } from '#src/domain/catalog/index.ts';
import type { BuildSnapshot } from '#src/domain/leads/index.ts';
import { sideNumbers } from '#src/drawing/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { useBuildWords } from '../build-words.ts';
import { SentTruck } from '../stage/sent-truck.tsx';
import { drawOnStage } from '../stage/stage-drawing.ts';
import { viewOfDrawing } from '../stage/stage-view.ts';
import { TruckFrame } from '../stage/truck-frame.tsx';
import { stockInput } from './stock-input.ts';
import { truckSizes } from './stock-sizes.ts';
import type { StockWipe } from './use-stock-wipe.ts';
import stockStrings from './words.json' with { type: 'json' };

type FrozenTruck = { vehicle: Vehicle; snapshot: BuildSnapshot };

/**
 * A frozen build's truck, and once asked for, the same truck stock in the same frame: to one scale, on one ground, each
 * with its own figures.
 */
export function WipedTruck({ wipe, ...truck }: FrozenTruck & { wipe: StockWipe | null }) {
  const built = <SentTruck {...truck} />;
  if (!wipe) return built;
  return (
    <div className="stock-wipe" ref={wipe.holder}>
      {wipe.isAsked && (
        <div className="stock-wipe-stock" aria-hidden="true">
          <StockTruck {...truck} />
        </div>
      )}
      <div className="stock-wipe-built">{built}</div>
      <Divider />
    </div>
  );
}

/** Tells which half is which; the slider says the same to a screen reader. */
function Divider() {
  const t = useStrings(stockStrings);
  return (
    <div className="stock-wipe-divider" aria-hidden="true">
      <span>{t('built')}</span>
      <span>{t('stock')}</span>
    </div>
  );
}

function StockTruck({ vehicle, snapshot }: FrozenTruck): ReactNode {
  const words = useBuildWords();
  const input = useMemo(() => stockInput(vehicle, snapshot.drawing), [vehicle, snapshot]);
  const drawing = useMemo(() => drawOnStage(vehicle, { input, id: 'stock' }), [vehicle, input]);
  const { stock } = truckSizes(vehicle, snapshot);
  const said = {
    heightIn: stock.height,
    tireDiameterIn: stock.tires,
    clearanceIn: sideNumbers(vehicle, input).groundClearanceIn,
  };
  const view = viewOfDrawing({ vehicle, drawing, input }, { said, words });
  const { year } = snapshot.vehicle;
  return (
    <TruckFrame
      drawing={drawing}
      view={view}
      alt={vehicleName(snapshot.vehicle, year, words.locale)}
    />
  );
}

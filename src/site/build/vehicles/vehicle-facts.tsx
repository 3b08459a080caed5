import type { Vehicle } from '#src/domain/catalog/index.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { formatNumber, inchesText, signed } from '../figure-text.ts';
import buildStrings from '../words.json' with { type: 'json' };

/** What is on record for the selected vehicle. */
export function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  const t = useStrings(buildStrings);
  const locale = useLocale();
  const { stockTire, stockWheel, stockAxleRatios } = vehicle;
  const offset = stockWheel.offsetMm === null ? '' : `, ${signed(stockWheel.offsetMm, locale)} mm`;
  const facts = [
    ['facts.boltPattern', vehicle.boltPattern],
    ['facts.hubBore', `${formatNumber(vehicle.hubBoreMm, locale)} mm`],
    ['facts.stockTire', `${stockTire.size}, ${inchesText(stockTire.diameterIn, locale)}`],
    ['facts.stockWheel', `${stockWheel.diameterIn}x${stockWheel.widthIn}${offset}`],
    ...(stockAxleRatios ? [['facts.axleRatios', stockAxleRatios.join(', ')] as const] : []),
    ['facts.maxTire', inchesText(vehicle.maxTireStockIn, locale)],
  ] as const;
  return (
    <div className="build-panel-part">
      <h2 className="title-4">{t('facts.title')}</h2>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { Link } from 'react-router';
import type { SupplierOffer } from '#src/domain/supplier-fit/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { VehicleNames } from './fit-parts-panel.tsx';
import fitStrings from './words.json' with { type: 'json' };

/** For which vehicles suppliers offer a part, beside what the shop says itself; nothing if none does. */
export function SupplierOffers({ offers }: { offers: readonly SupplierOffer[] }) {
  const t = useStrings(fitStrings);
  if (offers.length === 0) return null;
  return (
    <div className="supplier-fit-offers">
      <Panel title={t('offer')} help={t('offer.note')}>
        {offers.map(({ fileId, fileName, supplier, at, vehicles, notes }) => (
          <div key={fileId} className="supplier-fit-offer">
            <p>
              <VehicleNames vehicles={vehicles} />
            </p>
            <p className="small muted">
              <Link to={adminHrefs.fitFile({ id: fileId })}>
                {t('offer.of', { supplier, file: fileName })} <ShopTime at={at} />
              </Link>
            </p>
            {notes.length > 0 && (
              <details>
                <summary>{t('offer.words')}</summary>
                <ul>
                  {notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        ))}
      </Panel>
    </div>
  );
}

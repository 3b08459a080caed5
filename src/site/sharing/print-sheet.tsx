import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { addressLines, formatPhone } from '#src/domain/settings/index.ts';
import {
  buildPagesUrl,
  reasonSentence,
  SentTruck,
  useSnapshotWords,
  verdictLooks,
} from '#src/site/build/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { describeParts, nameTruck } from './describe-build.ts';
import { FigureList } from './figure-list.tsx';
import type { SnapshotPageData } from './load-snapshot.server.ts';
import { PriceDateLine } from './price-date-line.tsx';
import type { QrCode } from './qr-code.server.ts';
import { SheetParts } from './sheet-parts.tsx';
import { SheetPrice } from './sheet-price.tsx';
import snapshotPages from './snapshot-pages.css?url';

type PrintSheetProps = { shared: SnapshotPageData; qr: QrCode };

/** A shared build on one page of paper, for the glove box and the front desk. */
export function PrintSheet({ shared, qr }: PrintSheetProps) {
  const { frozen } = shared;
  return (
    <>
      <PartStyles href={buildPagesUrl} />
      <PartStyles href={snapshotPages} />
      <SheetHelp id={shared.id} />
      <article className="print-sheet">
        <SheetHead shared={shared} />
        <div className="print-sheet-drawing">
          <SentTruck vehicle={frozen.vehicleRecord} snapshot={frozen} />
          <div className="datum" />
        </div>
        <div className="print-sheet-columns">
          <div className="stack">
            <SheetVerdict shared={shared} />
            <FigureList frozen={frozen} />
            <SheetParts frozen={frozen} />
          </div>
          <div className="stack">
            <SheetPrice shared={shared} />
            <SheetLink shared={shared} qr={qr} />
          </div>
        </div>
      </article>
    </>
  );
}

/** On screen only: the button to print. */
function SheetHelp({ id }: { id: string }) {
  const { s } = useSnapshotWords();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    <div className="page-width print-sheet-help">
      <p>{s('sheetHow')}</p>
      <p className="cluster">
        {isAwake && (
          <button type="button" className="button" onClick={() => window.print()}>
            <Icon name="print" /> {s('sheetPrint')}
          </button>
        )}
        <Link className="link" to={hrefs.sharedBuild({ id })}>
          <Icon name="back" /> {s('sheetBack')}
        </Link>
      </p>
    </div>
  );
}

function SheetHead({ shared: { frozen, shop } }: { shared: SnapshotPageData }) {
  const words = useSnapshotWords();
  return (
    <header className="print-sheet-head">
      <div>
        <p className="label">{words.s('sheetTitle')}</p>
        <h1 className="title-2">{nameTruck(frozen, words.locale)}</h1>
        <p>{describeParts(frozen, words)}</p>
      </div>
      <address className="small" translate="no">
        <b>{shop.name}</b>
        {[...addressLines(shop.address), formatPhone(shop.phone)].map((line) => (
          <span key={line} className="print-sheet-line">
            {line}
          </span>
        ))}
      </address>
    </header>
  );
}

function SheetVerdict({ shared: { frozen } }: { shared: SnapshotPageData }) {
  const { build, locale } = useSnapshotWords();
  const { tone, word } = verdictLooks[frozen.verdict];
  // The deciding reasons; on paper it goes without saying that the rest fits.
  const telling = frozen.assessment.reasons.filter(({ verdict }) => verdict !== 'fits').slice(0, 5);
  return (
    <div className="print-sheet-verdict">
      <Verdict tone={tone} look="large">
        {build.t(word)}
      </Verdict>
      <ul className="small">
        {telling.map((reason) => (
          <li key={reason.code}>{reasonSentence(reason, locale)}</li>
        ))}
      </ul>
    </div>
  );
}

/** The code that leads from paper to the page. */
function SheetLink({ shared, qr }: PrintSheetProps) {
  const { s } = useSnapshotWords();
  return (
    <div className="print-sheet-foot">
      <svg
        className="print-sheet-code"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={s('sheetScan')}
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.d} fill="#000" />
      </svg>
      <div className="small">
        <p>
          <b>{s('sheetScan')}</b>
          <br />
          <span className="print-sheet-link">{shared.link}</span>
        </p>
        <PriceDateLine shared={shared} />
      </div>
    </div>
  );
}

import { Link } from 'react-router';
import { usualQuery } from '#src/domain/goods/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { dollars, eventLines } from './event-lines.ts';
import { ForeignNumbers } from './foreign-numbers.tsx';
import { goodsHref } from './goods-query.ts';
import { ImportPictures } from './import-pictures.tsx';
import { ImportSupply } from './import-supply.tsx';
import type { ImportTexts } from './import-texts.server.ts';
import importStrings from './import-words.json' with { type: 'json' };
import { LaterRows } from './later-rows.tsx';
import marginStrings from './margin-words.json' with { type: 'json' };
import { priceSum } from './price-sum.ts';
import { useFigure } from './use-figure.ts';
import goodsStrings from './words.json' with { type: 'json' };

type ImportFatesProps = Pick<
  ImportTexts,
  | 'state'
  | 'counts'
  | 'rows'
  | 'rowsRead'
  | 'problem'
  | 'older'
  | 'notes'
  | 'later'
  | 'pies'
  | 'numbering'
  | 'pictures'
  | 'priceFrom'
  | 'priceRule'
  | 'mayChange'
  | 'supply'
  | 'supplier'
  | 'kind'
  | 'kept'
> & { isBusy: boolean; mayWrite: boolean };

/** Undone, it has done nothing that still is. */
function titleOf(state: ImportTexts['state']) {
  if (state === 'undone') return 'fates.undone';
  return state === 'applied' || state === 'waiting' ? 'fates.done' : 'fates';
}

const fates = ['changed', 'added', 'unchanged', 'kept', 'suggested', 'foreign', 'refused'] as const;

/** What applying the file does, to scale; then the rows, those that cannot be read first. */
export function ImportFates(props: ImportFatesProps) {
  const t = useStrings(importStrings);
  const figure = useFigure();
  const { counts, rowsRead, isBusy, problem, notes, state } = props;
  const isOver = state === 'applied' || state === 'undone';
  return (
    <Panel title={t(titleOf(state))}>
      {problem && (
        <p className="goods-problem" role="alert">
          {problem}
        </p>
      )}
      <p className="small muted" role="status">
        {t(isBusy ? 'busy' : 'read', { rows: figure(rowsRead), n: rowsRead })}
      </p>
      <FatesBar counts={counts} />
      <ul className="goods-fates">
        {fates.map(
          (fate) =>
            counts[fate] > 0 && (
              <li key={fate} className="goods-fate" data-fate={fate}>
                <strong>{figure(counts[fate])}</strong> {t(`fate.${fate}`)}
              </li>
            ),
        )}
      </ul>
      {props.older && <p className="goods-preview-warning">{props.older}</p>}
      {counts.bigMoves > 0 && (
        <p className="goods-preview-warning">
          {t('bigMoves', { count: figure(counts.bigMoves), n: counts.bigMoves })}
        </p>
      )}
      <LaterRows {...props} />
      {counts.refused > 0 && !isOver && <p className="small muted">{t('refused.help')}</p>}
      <ImportSupply {...props} />
      {!isOver && <ForeignNumbers {...props} />}
      <KeptParts kept={props.kept} />
      {counts.pictures > 0 && !isOver && (
        <p>{t('pictures.new', { count: figure(counts.pictures), n: counts.pictures })}</p>
      )}
      {props.pictures && <ImportPictures pictures={props.pictures} mayWrite={props.mayWrite} />}
      {notes.map((note) => (
        <p key={note} className="small muted">
          {note}
        </p>
      ))}
      {state === 'applied' && <HiddenParts {...props} />}
      <FateRows {...props} />
    </Panel>
  );
}

/** The rows by what becomes of them, as lengths; the list below it says the same in figures. */
function FatesBar({ counts }: Pick<ImportTexts, 'counts'>) {
  const all = fates.reduce((sum, fate) => sum + counts[fate], 0);
  let before = 0;
  return (
    <svg
      className="goods-fates-bar"
      viewBox={`0 0 ${Math.max(all, 1)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {fates.map((fate) => {
        const x = before;
        before += counts[fate];
        return (
          <rect
            key={fate}
            className="goods-fate"
            data-fate={fate}
            x={x}
            width={counts[fate]}
            height="1"
          />
        );
      })}
    </svg>
  );
}

/** After undoing: what stayed. */
function KeptParts({ kept }: Pick<ImportFatesProps, 'kept'>) {
  const t = useStrings(importStrings);
  const figure = useFigure();
  if (kept === null || kept.parts === 0) return null;
  const list = kept.skus.join(', ') + (kept.parts > kept.skus.length ? ', …' : '');
  return <p>{t('undone.kept', { count: figure(kept.parts), n: kept.parts, list })}</p>;
}

/** After applying: where the new parts are, which nobody sees on the site yet. */
function HiddenParts({ rows, counts }: ImportFatesProps) {
  const t = useStrings(importStrings);
  const categories = new Set(
    rows.flatMap(({ fate, category }) => (fate === 'added' ? category : [])),
  );
  if (counts.added === 0) return null;
  return (
    <p>
      {t('hidden', { n: counts.added })}{' '}
      {[...categories].map((category) => (
        <Link key={category} to={goodsHref(usualQuery(category), { status: 'draft' })}>
          {t(`hidden.${category}`)}
        </Link>
      ))}
    </p>
  );
}

/** Where a row of a PIES file is. */
const inPies = { lines: 'line-in-file', items: 'item-in-file' } as const;

type FateRow = ImportTexts['rows'][number];

function FateRows({ rows, pies, numbering, state, ...prices }: ImportFatesProps) {
  const t = useStrings(importStrings);
  const words = useStrings(goodsStrings);
  const rule = prices.priceFrom === null && prices.mayChange.prices ? prices.priceRule : null;
  const columns: Column<FateRow>[] = [
    {
      key: 'part',
      title: t('part'),
      cell: (row) =>
        isThere(row, state) ? <Link to={adminHrefs.part(row)}>{row.sku}</Link> : row.sku || '–',
    },
    {
      key: 'row',
      title: t(pies ? inPies[numbering] : 'row'),
      isFigure: true,
      // What a file leaves out has no row in it.
      cell: ({ line, fate, told }) => (fate === 'changed' && told ? '–' : line),
    },
    {
      key: 'what',
      title: t('what'),
      cell: (row) => (
        <span className="goods-fate" data-fate={row.fate}>
          {saidOf(row, words, { isNew: t('fate.new'), stays: t('fate.stays') })}
          <PriceSum rule={rule} row={row} />
        </span>
      ),
    },
  ];
  const shown = rows.filter(({ fate }) => fate !== 'suggested');
  if (shown.length === 0) return null;
  return (
    <DataTable
      caption={t(titleOf(state))}
      columns={columns}
      rows={shown}
      rowKey={({ fate, line }) => `${fate} ${line}`}
    />
  );
}

function PriceSum({ rule, row }: { rule: ImportTexts['priceRule']; row: FateRow }) {
  const sum = priceSum(useStrings(marginStrings), { after: row.after, rule });
  return sum === null ? null : <small>{sum}</small>;
}

/** Whether the shop has the part now. */
function isThere({ fate }: FateRow, state: ImportTexts['state']): boolean {
  return fate === 'changed' || fate === 'kept' || (fate === 'added' && state === 'applied');
}

/** What a row does: why it is refused, what it changes, or what is new. */
function saidOf(
  { fate, told, before, after, held }: FateRow,
  words: Parameters<typeof eventLines>[1],
  { isNew, stays }: { isNew: string; stays: string },
): string {
  if (told) return told;
  if (before && after) {
    const linesOf = (patch: Pick<FateRow, 'before' | 'after'>) =>
      eventLines({ kind: 'import', ...patch }, words).join('; ');
    const lines = linesOf({ before, after });
    if (fate === 'kept') return `${stays} ${lines}`;
    return held ? `${lines}. ${stays} ${linesOf(held)}` : lines;
  }
  return `${isNew}: ${newPartText(after ?? {})}`;
}

/** "Basaltline Corbel 17x9, 0 mm, 6x135, satin black, $259.00": enough to tell it from its neighbors. */
function newPartText(part: Readonly<Record<string, unknown>>): string {
  const { brand, name, size, diameterIn, widthIn, offsetMm, boltPatterns, finishes } = part;
  const figures = size
    ? [part.loadRange]
    : [`${offsetMm} mm`, ...[boltPatterns, finishes].map((some) => [some].flat().join('/'))];
  const title = [brand, name, size ?? `${diameterIn}x${widthIn}`].join(' ');
  const price = part.priceCents ? [dollars(part.priceCents)] : [];
  return [title, ...figures, ...price].filter(Boolean).join(', ');
}

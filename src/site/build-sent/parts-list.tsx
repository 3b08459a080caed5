import type { PartRow, PriceSpan } from '#src/domain/builds/index.ts';
import type { BuildSnapshot } from '#src/domain/leads/index.ts';
import { formatCents } from '#src/lib/money.ts';
import { useBuildWords } from '#src/site/build/index.ts';

/** The parts that were sent with their prices; kept factory parts are marked. */
export function PartsList({ snapshot }: { snapshot: BuildSnapshot }) {
  const { t } = useBuildWords();
  return (
    <>
      {snapshot.selectedOptions.map((option) => (
        <Part
          key={option}
          label={t(`option.${option}`)}
          part={snapshot.parts.find((row) => row.option === option)}
        />
      ))}
      <div className="price-row price-row--sum">
        <b className="title-4">{t('price.parts')}</b>
        <Amount span={snapshot.partsTotal} />
      </div>
    </>
  );
}

function Part({ label, part }: { label: string; part: PartRow | undefined }) {
  const { t } = useBuildWords();
  return (
    <div className="price-row">
      <span className="price-row-name">
        {label}
        <small>{part ? `${part.brand} ${part.name}, ${part.size}` : t('complete.kept')}</small>
      </span>
      {part && <Amount span={part.price} />}
    </div>
  );
}

function Amount({ span: { minCents, maxCents } }: { span: PriceSpan }) {
  const { t, locale } = useBuildWords();
  const high = formatCents(maxCents, locale);
  return (
    <span className="price-row-amount">
      {formatCents(minCents, locale)}
      {maxCents > minCents && <small>{t('list.upTo', { high })}</small>}
    </span>
  );
}

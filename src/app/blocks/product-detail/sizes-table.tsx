import storeStrings from '#src/app/strings/store.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { SizeRow } from './size-rows.ts';

const figures = ['offset', 'backspacing', 'weight', 'load'] as const;

/** Every size and offset. On a phone each row stands on its own, its figures named (product.css). */
export function SizesTable({ sizes }: { sizes: readonly SizeRow[] }) {
  const t = useStrings(storeStrings);
  return (
    <section className="sec sizes" aria-labelledby="sizes-title">
      <div className="wrap">
        <div className="sechead">
          <h2 id="sizes-title">{t('product.sizes')}</h2>
          <p className="muted">{t('product.sizesNote')}</p>
        </div>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('size')}</th>
              {figures.map((name) => (
                <th key={name} scope="col" className="num">
                  {t(`size.${name}`)}
                </th>
              ))}
              <th scope="col" className="gap">
                {t('size.patterns')}
              </th>
              <th scope="col" className="num">
                {t('size.each')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sizes.map((row) => (
              <Row key={Object.values(row).join()} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ row }: { row: SizeRow }) {
  const t = useStrings(storeStrings);
  return (
    <tr>
      <th scope="row" className="fig">
        {row.size}
      </th>
      {figures.map((name) => (
        <td key={name} className="num" data-label={t(`size.${name}`)}>
          {row[name] ?? '–'}
        </td>
      ))}
      <td className="gap" data-label={t('size.patterns')}>
        {row.patterns.join(', ')}
      </td>
      <td className="num is-price">{row.price}</td>
    </tr>
  );
}

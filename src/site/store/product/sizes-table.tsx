import { Form } from 'react-router';
import { buildStrings, verdictLooks } from '#src/site/build/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import { PartFields } from './add-to-build.tsx';
import type { ProductDetailData } from './load.server.ts';
import { type SizeColumn, sizeColumns } from './size-figures.ts';
import type { SizeGroup } from './size-groups.ts';
import type { SizeFit, SizeRow } from './size-rows.ts';

/** Text columns among the figures, aligned left. */
const texts: readonly SizeColumn[] = ['patterns'];

/**
 * Every size. Each row ends in the button that adds it to the build. On a phone each row is a card with labeled
 * figures (sizes.css).
 */
export function SizesTable({ product }: { product: ProductDetailData }) {
  const t = useStrings(storeStrings);
  const { sizes, sizeGroups, kind, truck } = product;
  return (
    <section className="section sizes" id="sizes" aria-labelledby="sizes-title">
      <Form className="page-width" method="post" action={hrefs.build({ step: 'vehicle' })}>
        <PartFields product={product} />
        <div className="section-head">
          <h2 id="sizes-title">
            {truck ? t('product.sizesFor', { truck: truck.name }) : t('product.sizes')}
          </h2>
          {kind === 'wheel' && <p className="muted">{t('product.sizesNote')}</p>}
        </div>
        {sizeGroups.length > 0 ? (
          sizeGroups.map((group) => (
            <FoldedSizes key={group.title} group={group} product={product} />
          ))
        ) : (
          <SizeRows product={product} sizes={sizes} />
        )}
      </Form>
    </section>
  );
}

/** The tires for one wheel diameter, collapsed below a summary. */
function FoldedSizes({ group, product }: { group: SizeGroup; product: ProductDetailData }) {
  const { title, note, fit, isOpen, skus } = group;
  return (
    <details className="sizes-rim" open={isOpen}>
      <summary>
        <h3 className="title-4">{title}</h3>
        <span className="small muted">{note}</span>
        {fit && <Verdict tone={fit.tone}>{fit.text}</Verdict>}
        <Icon name="chevron-down" />
      </summary>
      <SizeRows product={product} sizes={product.sizes.filter(({ sku }) => skus.includes(sku))} />
    </details>
  );
}

function SizeRows({ product, sizes }: { product: ProductDetailData; sizes: readonly SizeRow[] }) {
  const { kind, truck } = product;
  return (
    <table className="table">
      <Head kind={kind} isJudged={truck !== null} />
      <tbody>
        {sizes.map((row) => (
          <Row key={row.sku} row={row} kind={kind} />
        ))}
      </tbody>
    </table>
  );
}

type Kind = ProductDetailData['kind'];

function Head({ kind, isJudged }: { kind: Kind; isJudged: boolean }) {
  const t = useStrings(storeStrings);
  return (
    <thead>
      <tr>
        <th scope="col">{t(kind === 'lift-kit' ? 'facet.height' : 'size')}</th>
        {sizeColumns[kind].map((name) => (
          <th
            key={name}
            scope="col"
            className={texts.includes(name) ? 'sizes-gap' : 'table-number'}
          >
            {columnName(t, { name, kind })}
          </th>
        ))}
        {isJudged && (
          <th scope="col" className="sizes-gap">
            {t('size.onTruck')}
          </th>
        )}
        <th scope="col" className="table-number">
          {t(kind === 'lift-kit' ? 'size.kit' : 'size.each')}
        </th>
        <th scope="col">
          <span className="visually-hidden">{t('product.addToBuild')}</span>
        </th>
      </tr>
    </thead>
  );
}

function Row({ row, kind }: { row: SizeRow; kind: Kind }) {
  const t = useStrings(storeStrings);
  return (
    <tr>
      <th scope="row" className="figure">
        {row.head}
      </th>
      {sizeColumns[kind].map((name) => (
        <td
          key={name}
          className={texts.includes(name) ? 'sizes-gap' : 'table-number'}
          data-label={columnName(t, { name, kind })}
        >
          {row.cells[name] ?? '–'}
        </td>
      ))}
      {row.fit && (
        <td className="sizes-gap is-fit">
          <Fit fit={row.fit} />
        </td>
      )}
      <td className="table-number is-price">{row.price}</td>
      <td className="is-add">
        <button
          type="submit"
          name="sku"
          value={row.sku}
          className="button button--outline button--small"
        >
          {t('size.choose')}
          <span className="visually-hidden"> {row.head}</span>
        </button>
      </td>
    </tr>
  );
}

/** The verdict with the deciding reason; the others are collapsed. */
function Fit({ fit: { verdict, sentence, reasons, said } }: { fit: SizeFit }) {
  const t = useStrings(storeStrings);
  const build = useStrings(buildStrings);
  const { tone, word } = verdictLooks[verdict];
  return (
    <>
      <Verdict tone={tone}>{build(word)}</Verdict>
      <span className="small"> {sentence}</span>
      {said && <p className="small muted">{said}</p>}
      {reasons.length > 1 && (
        <details className="evidence">
          <summary>{t('size.reasons', { count: reasons.length })}</summary>
          <ul className="evidence-how">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type Words = ReturnType<typeof useStrings<keyof typeof storeStrings>>;

/** A tire's load rating is an index, a wheel's is in pounds. */
function columnName(t: Words, { name, kind }: { name: SizeColumn; kind: Kind }): string {
  if (name === 'load' && kind === 'tire') return t('size.load.tires');
  return t(`size.${name}`);
}

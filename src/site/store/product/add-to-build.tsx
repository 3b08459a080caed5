import { Form } from 'react-router';
import { ownFields } from '#src/site/build/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import type { ProductDetailData } from './load.server.ts';

type PartFieldsProps = { product: ProductDetailData };
type AddToBuildProps = PartFieldsProps & { label?: string; isSmall?: boolean };

/** Adds the line to this browser's build, in the best size for the truck. */
export function AddToBuild({ product, label, isSmall = false }: AddToBuildProps) {
  const t = useStrings(storeStrings);
  return (
    <Form method="post" action={hrefs.build({ step: 'vehicle' })}>
      <PartFields product={product} />
      <button type="submit" className={isSmall ? 'button' : 'button button--large'}>
        {label ?? t('product.addToBuild')}
      </button>
    </Form>
  );
}

/** What the build needs to know about the product, and about the truck if the page knows it. */
export function PartFields({ product: { shelf, lineId, truck } }: PartFieldsProps) {
  const fields = {
    intent: 'add',
    option: shelf,
    line: lineId,
    ...(truck && {
      vehicle: truck.wish.vehicleId,
      year: String(truck.wish.year),
      ...Object.fromEntries(ownFields(truck.wish.own)),
    }),
  };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

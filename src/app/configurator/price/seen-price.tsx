import { detailsFormId } from '#src/app/configurator/steps/step-forms.ts';
import { type Quote, writeSeenPrice } from '#src/domain/quotes/index.ts';

/** Sends with the details which price stood on the page, so that this one is frozen. */
export function SeenPrice({ quote }: { quote: Quote }) {
  const seen = writeSeenPrice(quote);
  return <input type="hidden" form={detailsFormId} name="seen-price" value={seen} />;
}

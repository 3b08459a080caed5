import {
  type BuildStepName,
  type ChosenPart,
  listParts,
  type ResolvedBuild,
} from '#src/domain/builds/index.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';
import { partsArrival, type Quote } from '#src/domain/quotes/index.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { useBuildWords } from '../build-words.ts';
import { AsideHead } from '../steps/aside-head.tsx';
import { MonthlyExample } from './monthly-example.tsx';
import type { PriceBasis } from './price-basis.ts';
import { PriceOptions } from './price-options.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { ShopTime } from './shop-time.tsx';

type PricePanelProps = {
  resolved: ResolvedBuild;
  assessment: Assessment;
  quote: Quote;
  /** The price with other extras. */
  quoteWith(changed: ResolvedBuild): Quote | null;
  basis: PriceBasis;
  step: BuildStepName;
  onChoose(option: 'tires', choice: ChosenPart): void;
};

/** The out-the-door price, shown instead of the step's choices. */
export function PricePanel(props: PricePanelProps) {
  const { resolved, assessment, quote, quoteWith, basis, step, onChoose } = props;
  const { t, locale } = useBuildWords();
  return (
    <>
      <AsideHead
        title={t(quote.isBeforeTax ? 'price.title.beforeTax' : 'price.title')}
        lead={t(quote.isBeforeTax ? 'price.everything.beforeTax' : 'price.everything', {
          date: formatDate(quote.ratesDate, { locale }),
        })}
        close={t('price.close')}
        step={step}
      />
      <PriceSheet
        quote={quote}
        parts={listParts(resolved)}
        beside={<ShopTime arrival={partsArrival(resolved)} hours={quote.hours} basis={basis} />}
      >
        <PriceOptions
          {...{ step, resolved, assessment, onChoose }}
          totalWith={(extras) => quoteWith({ ...resolved, ...extras })?.totalCents.likely ?? 0}
        />
      </PriceSheet>
      <MonthlyExample quote={quote} financing={basis.financing} />
      <p className="small muted">{t('price.frozen')}</p>
      <p className="small muted">{t('price.estimate')}</p>
    </>
  );
}

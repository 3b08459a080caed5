import { type FormEvent, useId } from 'react';
import { Form } from 'react-router';
import type { BuildCatalogue, BuildStepName } from '#src/domain/builds/index.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { BuildDraft } from '../flow-data.ts';
import { type StageWords, useStageWords } from '../stage/stage-words.ts';
import { verdictLooks, verdictSentence } from '../verdict/verdict-text.ts';
import { priceChangeText } from '../verdict/what-changed.ts';
import buildStrings from '../words.json' with { type: 'json' };
import type { BuildFixes, FixChange, FixOffer } from './build-fixes.ts';
import { fixSentence } from './fix-words.ts';

type FixOffersProps = {
  build: BuildDraft;
  /** The price with an offer, in cents. */
  priceOf(offer: FixOffer): number | null;
  assessment: Assessment;
  fixes: BuildFixes;
  catalogue: BuildCatalogue;
  step: BuildStepName;
  onTake(changes: readonly FixChange[]): void;
};

/** Why it does not simply fit, and which single press would fix that. */
export function FixOffers({ assessment, fixes, ...rest }: FixOffersProps) {
  const { t, locale } = useStageWords();
  const build = useStrings(buildStrings);
  const titleId = useId();
  const { tone, word } = verdictLooks[assessment.verdict];
  const isBetter = assessment.verdict === 'fits-with-work';
  return (
    <section className="reason build-fixes" data-v={tone} aria-labelledby={titleId}>
      <Verdict tone={tone} look="large">
        <span className="visually-hidden">{build(word)}</span>
      </Verdict>
      <div className="build-fixes-list">
        <p id={titleId}>{verdictSentence(assessment, locale)}</p>
        {fixes.offers.length > 0 ? (
          <p className="small">{t(isBetter ? 'fix.better' : 'fix.title')}</p>
        ) : (
          !isBetter && <p className="small">{t('fix.none')}</p>
        )}
        {fixes.offers.map((offer) => (
          <FixForm key={offerKey(offer)} offer={offer} {...rest} />
        ))}
      </div>
    </section>
  );
}

function offerKey({ changes }: FixOffer): string {
  return changes.map(({ option, sku }) => `${option} ${sku}`).join(' ');
}

type FixFormProps = Omit<FixOffersProps, 'assessment' | 'fixes'> & { offer: FixOffer };

function FixForm({ offer, build, priceOf, catalogue, step, onTake }: FixFormProps) {
  const words = useStageWords();
  const hasKit = Boolean(build.completedOptions['lift-kits']?.sku);
  return (
    <ChangeForm changes={offer.changes} step={step} onTake={onTake}>
      <button type="submit" className="button button--outline">
        {fixSentence(offer, { catalogue, words, hasKit })}
      </button>
      <small>{thenText(offer, priceOf(offer), words)}</small>
    </ChangeForm>
  );
}

function thenText({ verdict }: FixOffer, cents: number | null, { t, locale }: StageWords): string {
  const then = t(verdict === 'fits' ? 'fix.then.fits' : 'fix.then.fits-with-work');
  return cents === null ? then : `${then} ${priceChangeText(cents, locale)}.`;
}

type ChangeFormProps = {
  changes: readonly FixChange[];
  step: BuildStepName;
  onTake(changes: readonly FixChange[]): void;
  children: React.ReactNode;
};

/** Applies a fix: at once in the browser, with a round trip if there is no script. */
export function ChangeForm({ changes, step, onTake, children }: ChangeFormProps) {
  const take = (event: FormEvent) => {
    event.preventDefault();
    onTake(changes);
  };
  return (
    <Form method="post" action={hrefs.build({ step })} className="build-fixes-form" onSubmit={take}>
      <input type="hidden" name="intent" value="fix" />
      {changes.map(({ option, sku }) => (
        <input key={option} type="hidden" name={option} value={sku ?? ''} />
      ))}
      {children}
    </Form>
  );
}

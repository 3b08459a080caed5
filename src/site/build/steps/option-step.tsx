import { useDeferredValue, useMemo } from 'react';
import { Form } from 'react-router';
import type { BuildOption, ChosenPart } from '#src/domain/builds/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useChosenBefore } from '#src/web/ui/chosen-before.ts';
import { useBuildWords } from '../build-words.ts';
import { ChoiceFilters } from '../choices/choice-filters.tsx';
import { ChoiceGroups } from '../choices/choice-groups.tsx';
import { ChoiceRow } from '../choices/choice-row.tsx';
import { choiceJudge } from '../choices/judged-choices.ts';
import { KeepStock } from '../choices/keep-stock.tsx';
import { emptyListOf, NothingHere } from '../choices/nothing-here.tsx';
import { useChoiceList } from '../choices/use-choice-list.ts';
import { useChosenAtOnce } from '../choices/use-chosen-at-once.ts';
import type { BuildDraft, OptionStepData } from '../flow-data.ts';
import { optionFormId } from './step-forms.ts';

type OptionStepProps = {
  data: OptionStepData;
  /** The build as this page has it now, including the latest choice. */
  build: BuildDraft;
  onChoose(option: BuildOption, choice: ChosenPart): void;
};

/** One option: what fits first, then what needs work, what is unknown, and what does not fit. */
export function OptionStep({ data, build, onChoose }: OptionStepProps) {
  const { step: option, catalogue, list } = data;
  const words = useBuildWords();
  const { wishes, settled, narrowed, wish } = useChoiceList(option, list);
  // Judged with the other choices of the build; this step's own choice does not change the list.
  const others = data.build;
  const judge = useMemo(
    () => choiceJudge({ build: others, catalogue, option, words }),
    [others, catalogue, option, words],
  );
  const kept = build.completedOptions[option];
  const { chosen, choose } = useChosenAtOnce({ option, chosen: kept, onChoose });
  const form = useChosenBefore<HTMLFormElement>((element) => {
    const given = new FormData(element).get('sku');
    if (typeof given === 'string' && given !== (chosen ? (chosen.sku ?? '') : null)) {
      choose(given === '' ? null : given);
    }
  });
  // The differences in the rows follow the choice when there is time for all of them.
  const pickedSku = useDeferredValue(chosen?.sku ?? null);
  const pickCents = (pickedSku === null ? null : judge(pickedSku)?.priceCents) ?? null;
  const nothing = useMemo(() => emptyListOf(data, words.locale), [data, words.locale]);
  // Nothing for this truck, whatever the filters: then that comes first.
  const isBare = list.entries?.length === 0;
  const picked = { chosenSku: chosen?.sku ?? null, pickCents, onChoose: choose };
  return (
    <>
      {isBare ? (
        <NothingHere option={option} {...nothing} />
      ) : (
        <ChoiceFilters {...{ option, list, wishes, narrowed, onWish: wish }} />
      )}
      <Form
        ref={form}
        method="post"
        action={hrefs.build({ step: option })}
        id={optionFormId}
        preventScrollReset={false}
      >
        <input type="hidden" name="intent" value="choose" />
        <noscript>
          <input type="hidden" name="tell" value="changes" />
        </noscript>
        <KeepStock option={option} isChosen={chosen?.sku === null} onChoose={choose} />
        <GoneChoices {...{ data, option, judge, ...picked }} />
        {!isBare && (
          <ChoiceGroups
            {...{ option, list, narrowed, judge, nothing, ...picked }}
            wishes={settled}
          />
        )}
      </Form>
    </>
  );
}

type GoneProps = {
  data: OptionStepData;
  option: BuildOption;
  judge: ReturnType<typeof choiceJudge>;
  chosenSku: string | null;
  pickCents: number | null;
  onChoose(sku: string): void;
};

/** The part in the build, if the shop no longer offers it. */
function GoneChoices({ data, option, judge, chosenSku, ...row }: GoneProps) {
  const { t } = useBuildWords();
  const choice = goneSkus(data).map(judge)[0];
  if (!choice) return null;
  return (
    <>
      <h2 className="build-group">{t('list.gone')}</h2>
      <ul className="build-choices">
        <ChoiceRow {...choice} option={option} isChosen={choice.sku === chosenSku} {...row} />
      </ul>
    </>
  );
}

function goneSkus({ build, catalogue: { gone }, step }: OptionStepData): string[] {
  const parts = [...(gone?.liftKits ?? []), ...(gone?.wheels ?? []), ...(gone?.tires ?? [])];
  const { sku } = build.completedOptions[step] ?? {};
  return parts.filter((part) => part.sku === sku).map((part) => part.sku);
}

import { useMemo } from 'react';
import { Form, Link } from 'react-router';
import { hrefs } from '#src/app/hrefs.ts';
import { useChosenBefore } from '#src/app/ui/chosen-before.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import type { BuildOption, ChosenPart } from '#src/domain/builds/index.ts';
import type { Verdict } from '#src/domain/fitment/index.ts';
import { useBuildWords } from './build-words.ts';
import { ChoiceRow } from './choice-row.tsx';
import type { BuildDraft, ChoiceGroup, OptionStepData } from './flow-data.ts';
import { type JudgedChoice, judgeChoices } from './judged-choices.ts';
import { KeepStock } from './keep-stock.tsx';

export const optionFormId = 'build-option';

type OptionStepProps = {
  data: OptionStepData;
  /** The build as this page has it now: what was just chosen included. */
  build: BuildDraft;
  onChoose(option: BuildOption, choice: ChosenPart): void;
};

/** One option: what fits first, then what needs work, what is not known, and what does not fit. */
export function OptionStep({ data, build, onChoose }: OptionStepProps) {
  const { step: option, catalogue, groups } = data;
  const words = useBuildWords();
  // Judged with the other choices of the build; this step's own choice does not change the list.
  const others = data.build;
  const judged = useMemo(
    () =>
      groups.map((group) => ({
        ...group,
        choices: judgeChoices(group.skus, { build: others, catalogue, option, words }),
      })),
    [groups, others, catalogue, option, words],
  );
  const chosen = build.completedOptions[option];
  const kept = useMemo(() => {
    const skus = goneSkus(others, { catalogue, option });
    return judgeChoices(skus, { build: others, catalogue, option, words });
  }, [others, catalogue, option, words]);
  const choose = useMemo(
    () => (sku: string | null) => onChoose(option, { sku }),
    [onChoose, option],
  );
  const form = useChosenBefore<HTMLFormElement>((element) => {
    const given = new FormData(element).get('sku');
    if (typeof given === 'string' && given !== (chosen ? (chosen.sku ?? '') : null)) {
      choose(given === '' ? null : given);
    }
  });
  return (
    <Form
      ref={form}
      method="post"
      action={hrefs.build({ step: option })}
      id={optionFormId}
      preventScrollReset={false}
    >
      <input type="hidden" name="intent" value="choose" />
      <KeepStock option={option} isChosen={chosen?.sku === null} onChoose={choose} />
      {kept.length > 0 && <h2 className="grp">{words.t('list.gone')}</h2>}
      <Choices choices={kept} option={option} chosenSku={chosen?.sku ?? null} onChoose={choose} />
      {judged.map((group) => (
        <Group
          key={group.verdict}
          group={group}
          option={option}
          chosenSku={chosen?.sku ?? null}
          onChoose={choose}
        />
      ))}
    </Form>
  );
}

/** The part that the build came with, where the shop no longer offers it. */
function goneSkus(
  { completedOptions }: BuildDraft,
  { catalogue: { gone }, option }: Pick<OptionStepData, 'catalogue'> & { option: BuildOption },
): string[] {
  const parts = [...(gone?.liftKits ?? []), ...(gone?.wheels ?? []), ...(gone?.tires ?? [])];
  const { sku } = completedOptions[option] ?? {};
  return parts.filter((part) => part.sku === sku).map((part) => part.sku);
}

const titleOf = {
  fits: 'verdict.fits',
  'fits-with-work': 'list.work',
  unknown: 'list.unknown',
  'does-not-fit': 'list.no',
} as const satisfies Record<Verdict, string>;

type GroupProps = {
  group: ChoiceGroup & { choices: JudgedChoice[] };
  option: BuildOption;
  chosenSku: string | null;
  onChoose(sku: string): void;
};

function Group({ group, option, chosenSku, onChoose }: GroupProps) {
  const { t } = useBuildWords();
  const left = group.total - group.choices.length;
  return (
    <>
      <h2 className="grp">
        {t(titleOf[group.verdict])} <span>{group.total}</span>
      </h2>
      <Choices choices={group.choices} {...{ option, chosenSku, onChoose }} />
      {left > 0 && (
        <p className="more">
          <Link
            className="link"
            to={hrefs.build({ step: option, more: group.verdict })}
            preventScrollReset
          >
            {t('list.more', { count: left })} <Icon name="chevron-down" />
          </Link>
        </p>
      )}
    </>
  );
}

type ChoicesProps = Omit<GroupProps, 'group'> & { choices: readonly JudgedChoice[] };

function Choices({ choices, option, chosenSku, onChoose }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <ul className="items">
      {choices.map((choice) => (
        <ChoiceRow
          key={choice.sku}
          {...choice}
          option={option}
          isChosen={choice.sku === chosenSku}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

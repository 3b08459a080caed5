import { type ComponentProps, memo } from 'react';
import { Link } from 'react-router';
import type { BuildOption } from '#src/domain/builds/index.ts';
import type { Verdict } from '#src/domain/fitment/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { plural } from '#src/web/words/translate.ts';
import { useBuildWords } from '../build-words.ts';
import {
  type ChoiceFilterValues,
  countFilters,
  filtersQuery,
  withoutFilters,
} from './choice-filter-values.ts';
import { ChoiceRow } from './choice-row.tsx';
import { choiceWords, filterText } from './choice-words.ts';
import type { JudgedChoice } from './judged-choices.ts';
import type { ChoiceList } from './list-choices.ts';
import { type ChoiceGroup, filtersToDrop, type NarrowedChoices } from './narrow-choices.ts';
import { NothingHere } from './nothing-here.tsx';

type ChoiceGroupsProps = {
  option: BuildOption;
  list: ChoiceList;
  wishes: ChoiceFilterValues;
  narrowed: NarrowedChoices;
  /** A part on this build; null while its record is loading. */
  judge(sku: string): JudgedChoice | null;
  chosenSku: string | null;
  pickCents: number | null;
  onChoose(sku: string): void;
  /** What is shown if no filter is the reason for an empty list. */
  nothing: Omit<ComponentProps<typeof NothingHere>, 'option'>;
};

/** The matching parts by verdict; or, if there are none, which filters to drop. */
export const ChoiceGroups = memo(function ChoiceGroups(props: ChoiceGroupsProps) {
  const { option, wishes, narrowed, list, nothing } = props;
  return (
    <>
      {narrowed.total === 0 && <NoMatches {...{ option, wishes, list, nothing }} />}
      {narrowed.groups.map((group) => (
        <Group key={group.verdict} group={group} {...props} />
      ))}
      {narrowed.refused > 0 && <RefusedLink {...{ option, wishes, narrowed }} />}
    </>
  );
});

const titleOf = {
  fits: 'verdict.fits',
  'fits-with-work': 'list.work',
  unknown: 'list.unknown',
  'does-not-fit': 'list.no',
} as const satisfies Record<Verdict, string>;

/** As many again, with each press. */
const moreAtOnce = 24;

type GroupProps = ChoiceGroupsProps & { group: ChoiceGroup };

function Group({ group, option, wishes, judge, chosenSku, pickCents, onChoose }: GroupProps) {
  const { t } = useBuildWords();
  const { verdict, total, skus } = group;
  const left = total - skus.length;
  const shown = { ...wishes.shown, [verdict]: skus.length + moreAtOnce };
  return (
    <>
      <h2 className="build-group">
        {t(titleOf[verdict])} <span>{total}</span>
      </h2>
      <ul className="build-choices">
        {skus.map((sku) => {
          const choice = judge(sku);
          if (!choice) return <ComingRow key={sku} />;
          const isChosen = sku === chosenSku;
          return <ChoiceRow key={sku} {...choice} {...{ option, isChosen, pickCents, onChoose }} />;
        })}
      </ul>
      {left > 0 && (
        <p className="build-more">
          <Link
            className="link"
            to={hrefs.build({ step: option, ...filtersQuery({ ...wishes, shown }) })}
            preventScrollReset
            replace
          >
            {t('list.more', { count: Math.min(left, moreAtOnce) })} <Icon name="chevron-down" />
          </Link>
        </p>
      )}
    </>
  );
}

/** Placeholders for a row whose part is loading. */
function ComingRow() {
  const words = choiceWords(useBuildWords().locale);
  return (
    <li className="build-choice build-choice--coming">
      <span className="visually-hidden">{words('row.loading')}</span>
    </li>
  );
}

type RefusedProps = Pick<ChoiceGroupsProps, 'option' | 'wishes' | 'narrowed'>;

function RefusedLink({ option, wishes, narrowed }: RefusedProps) {
  const { t } = useBuildWords();
  const showsRefused = !wishes.showsRefused;
  return (
    <p className="build-more">
      <Link
        className="link"
        to={hrefs.build({ step: option, ...filtersQuery({ ...wishes, showsRefused }) })}
        preventScrollReset
        replace
      >
        {showsRefused ? t('list.showNo', { count: narrowed.refused }) : t('list.hideNo')}
      </Link>
    </p>
  );
}

type NoMatchesProps = Pick<ChoiceGroupsProps, 'option' | 'wishes' | 'list' | 'nothing'>;

function NoMatches({ option, wishes, list, nothing }: NoMatchesProps) {
  const buildWords = useBuildWords();
  const { locale } = buildWords;
  const words = choiceWords(locale);
  const count = countFilters(wishes);
  if (count === 0) return <NothingHere option={option} {...nothing} />;
  const address = (asked: ChoiceFilterValues) =>
    hrefs.build({ step: option, ...filtersQuery(asked) });
  return (
    <div className="build-none" role="status">
      <p>
        <b>{words(`empty.${plural(count, locale)}`, { count })}</b>
      </p>
      <ul>
        {filtersToDrop(list.entries ?? [], wishes).map((way) => (
          <li key={way.of}>
            <Link className="link" to={address(way.wishes)} preventScrollReset replace>
              {words('empty.way', {
                name: filterText(way.of, { option, wishes, list, words: buildWords }),
                count: way.total,
              })}
            </Link>
          </li>
        ))}
        <li>
          <Link className="link" to={address(withoutFilters(wishes))} preventScrollReset replace>
            {words('empty.clear')}
          </Link>
        </li>
      </ul>
    </div>
  );
}

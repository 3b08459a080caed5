import { Form, Link, useSubmit } from 'react-router';
import { deskStages, inquiryKinds, inquirySorts } from '#src/domain/leads/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import { isNarrowed, type LeadQuery, leadsHref, readLeadQuery } from './lead-query.ts';
import leadStrings from './words.json' with { type: 'json' };

type LeadFiltersProps = {
  query: LeadQuery;
  choices: { sources: readonly string[]; makes: readonly string[] };
  staff: readonly { id: string; name: string }[];
  /** The current account; null for people with read access only. */
  me: string | null;
};

/** The filters. With script each choice applies at once; without, a button sends them. */
export function LeadFilters({ query, choices, staff, me }: LeadFiltersProps) {
  const t = useStrings(deskStrings);
  const words = useStrings(leadStrings);
  const submit = useSubmit();
  const { view, search, column } = query;
  const plain = readLeadQuery(new URLSearchParams());
  const isChosen = isNarrowed({ ...query, search: '' }) && query.stage !== 'spam';
  return (
    <Form
      method="get"
      role="search"
      className="leads-filters"
      key={leadsHref(query, { page: query.page })}
      onChange={(event) => {
        const { target, currentTarget } = event;
        if (target instanceof HTMLSelectElement) void submit(currentTarget);
      }}
    >
      {view === 'list' && <input type="hidden" name="view" value="list" />}
      {view === 'board' && column !== 'new' && <input type="hidden" name="column" value={column} />}
      <label>
        <span>{words('search')}</span>
        <input className="input" type="search" name="q" defaultValue={search} />
      </label>
      <button type="submit" className="button button--outline button--small">
        {t('filter.show')}
      </button>
      <div className="cluster leads-links">
        {me !== null && <Mine query={query} />}
        <a
          className="button button--quiet button--small"
          href={leadsHref(query, {}, adminHrefs.exportList({ list: 'leads' }))}
        >
          {t('filter.export')}
        </a>
        {isNarrowed(query) && (
          <Link
            className="button button--quiet button--small"
            to={leadsHref(plain, { view, column })}
          >
            {t('filter.clear')}
          </Link>
        )}
      </div>
      <details className="leads-filters-more" open={isChosen || undefined}>
        <summary className="button button--outline button--small">{t('filter.more')}</summary>
        <div className="leads-choices">
          <LeadChoices query={query} choices={choices} staff={staff} me={me} />
        </div>
      </details>
    </Form>
  );
}

/** One press for one's own leads, and back to everybody's. */
function Mine({ query }: Pick<LeadFiltersProps, 'query'>) {
  const t = useStrings(deskStrings);
  const isOn = query.assignee === 'mine';
  return (
    <Link
      to={leadsHref(query, { assignee: isOn ? '' : 'mine' })}
      className={isOn ? 'chip is-on' : 'chip'}
      aria-current={isOn ? 'true' : undefined}
    >
      {t('filter.mine')}
    </Link>
  );
}

/** The filters besides the search; in the list also the stage and the sort order. */
function LeadChoices(props: LeadFiltersProps) {
  const t = useStrings(deskStrings);
  const { query } = props;
  return (
    <>
      <AssignmentChoices {...props} />
      <SubjectChoices {...props} />
      {query.view === 'list' && (
        <Choice
          name="sort"
          label={t('filter.sort')}
          value={query.sort}
          options={inquirySorts.map((sort) => [sort, t(`sort.${sort}`)] as const)}
        />
      )}
    </>
  );
}

/** Stage, assignee, and whether somebody waits. */
function AssignmentChoices({ query, staff }: LeadFiltersProps) {
  const t = useStrings(deskStrings);
  const words = useStrings(leadStrings);
  return (
    <>
      {query.view === 'list' && (
        <Choice
          name="stage"
          label={t('filter.stage')}
          value={query.stage}
          all={['all', words('stage.all')]}
          options={deskStages.map((one) => [one, words(`stage.${one}`)] as const)}
        />
      )}
      <Choice
        name="assignee"
        label={t('filter.assignee')}
        value={query.assignee}
        all={['', t('filter.everybody')]}
        options={[
          ['mine', t('filter.mine')],
          ['nobody', t('filter.nobody')],
          ...staff.map(({ id, name }) => [id, name] as const),
        ]}
      />
      <Choice
        name="waiting"
        label={t('filter.waiting')}
        value={query.waiting}
        all={['', t('filter.anyWait')]}
        options={[
          ['waiting', t('filter.waits')],
          ['late', t('filter.late')],
        ]}
      />
    </>
  );
}

/** Kind, origin, and make of the truck. */
function SubjectChoices({ query, choices }: LeadFiltersProps) {
  const t = useStrings(deskStrings);
  const words = useStrings(leadStrings);
  const optionsOf = (values: readonly string[]) => values.map((value) => [value, value] as const);
  return (
    <>
      <Choice
        name="kind"
        label={t('filter.kind')}
        value={query.kind}
        all={['all', words('kind.all')]}
        options={inquiryKinds.map((kind) => [kind, words(`kind.${kind}`)] as const)}
      />
      <Choice
        name="source"
        label={t('filter.source')}
        value={query.source}
        all={['', t('filter.anySource')]}
        options={optionsOf(choices.sources)}
      />
      <Choice
        name="make"
        label={t('filter.make')}
        value={query.make}
        all={['', t('filter.anyMake')]}
        options={optionsOf(choices.makes)}
      />
    </>
  );
}

type Option = readonly [value: string, words: string];
type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  all?: Option;
  options: readonly Option[];
};

function Choice({ name, label, value, all, options }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select className="select" name={name} defaultValue={value}>
        {[...(all ? [all] : []), ...options].map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

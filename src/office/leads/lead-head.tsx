import { Form, Link, useSubmit } from 'react-router';
import { deskStages } from '#src/domain/leads/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { countText } from './count-text.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import { StageBadge } from './inquiry-table.tsx';
import { type LeadQuery, leadHref, leadsHref } from './lead-query.ts';
import type { LeadRow } from './lead-row.ts';
import { LeadWaitWhole } from './lead-wait.tsx';
import { aboutWords, kindWords } from './lead-words.ts';
import type { LeadWalk } from './load-walk.server.ts';
import leadStrings from './words.json' with { type: 'json' };

type LeadHeadProps = {
  row: LeadRow;
  staff: readonly { id: string; name: string }[];
  /** The current account; null for people with read access only. */
  me: string | null;
  walk: LeadWalk | null;
  list: LeadQuery | null;
  hasBuild: boolean;
};

/** Name, waiting time, stage and assignee. */
export function LeadHead({ row, staff, me, walk, list, hasBuild }: LeadHeadProps) {
  const t = useStrings(deskStrings);
  const words = useStrings(leadStrings);
  const { name, stage, createdAt, waiting, assigneeName } = row;
  return (
    <>
      <PageHead
        title={name}
        second={aboutWords(row, words)}
        back={{
          to: list ? leadsHref(list, { page: list.page }) : adminHrefs.leads(),
          label: words('back'),
        }}
        walk={useWalk(walk, list)}
      >
        {me !== null && stage !== 'spam' && (
          <Link className="button button--outline" to={adminHrefs.bookLead({ id: row.id })}>
            {t(hasBuild ? 'book' : 'book.plain')}
          </Link>
        )}
      </PageHead>
      <dl className="title-block">
        {waiting && (
          <div>
            <dt>{t('head.waiting')}</dt>
            <dd>
              <LeadWaitWhole waiting={waiting} />
            </dd>
          </div>
        )}
        <div>
          <dt>{kindWords(row, words)}</dt>
          <dd>
            <ShopTime at={createdAt} />
          </dd>
        </div>
        <div>
          <dt>{t('head.stage')}</dt>
          <dd>{me === null ? <StageBadge stage={stage} /> : <Stage row={row} />}</dd>
        </div>
        <div>
          <dt>{t('head.assignee')}</dt>
          <dd className="leads-owner">
            {me === null ? (
              (assigneeName ?? t('owner.none'))
            ) : (
              <Owner row={row} staff={staff} me={me} />
            )}
          </dd>
        </div>
      </dl>
    </>
  );
}

/** "1 of 6 waiting", and the ones before and after. */
function useWalk(walk: LeadWalk | null, list: LeadQuery | null) {
  const t = useStrings(deskStrings);
  const words = useStrings(leadStrings);
  const locale = useLocale();
  if (!walk) return undefined;
  const { previous, next, at, total } = walk;
  const place = { at: countText(at ?? 0, locale), total: countText(total, locale) };
  return {
    place: at === null ? null : words(list ? 'head.place' : 'head.place.waiting', place),
    previous: previous && {
      to: leadHref(previous.id, list),
      label: words('head.previous', { name: previous.name }),
    },
    next: next && { to: leadHref(next.id, list), label: t('head.next', { name: next.name }) },
  };
}

/** The stages that a lead can be moved to; losing one and spam have their own forms. */
function Stage({ row }: Pick<LeadHeadProps, 'row'>) {
  const t = useStrings(deskStrings);
  const words = useStrings(leadStrings);
  const { stage } = row;
  return (
    <ChoiceForm
      row={row}
      intent="stage"
      label={t('head.stage')}
      value={stage}
      options={deskStages
        .filter((one) => (one !== 'lost' && one !== 'spam') || stage === one)
        .map((one) => [one, words(`stage.${one}`)] as const)}
    />
  );
}

type OwnerProps = Pick<LeadHeadProps, 'row' | 'staff'> & { me: string };

/** Whoever answers, and one press to be the one. */
function Owner({ row, staff, me }: OwnerProps) {
  const t = useStrings(deskStrings);
  const { assigneeId, assigneeName } = row;
  return (
    <>
      <ChoiceForm
        row={row}
        intent="assign"
        label={t('head.assignee')}
        value={assigneeId ?? ''}
        options={[['', t('owner.none')], ...withGone(staff, { assigneeId, assigneeName })]}
      />
      {assigneeId !== me && (
        <IntentButton
          fields={{ intent: 'assign-me', version: String(row.version) }}
          className="button button--outline button--small"
        >
          {t('menu.mine')}
        </IntentButton>
      )}
    </>
  );
}

type Assignee = Pick<LeadRow, 'assigneeId' | 'assigneeName'>;

/** Everybody who can be assigned, and the current assignee even if they no longer can. */
function withGone(staff: LeadHeadProps['staff'], { assigneeId, assigneeName }: Assignee) {
  const options = staff.map(({ id, name }) => [id, name] as const);
  const isKnown = assigneeId === null || staff.some(({ id }) => id === assigneeId);
  return isKnown ? options : [...options, [assigneeId, assigneeName ?? assigneeId] as const];
}

type ChoiceFormProps = {
  row: LeadRow;
  intent: 'stage' | 'assign';
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
};

/** With script the choice itself sends it; without, a button does. */
function ChoiceForm({ row, intent, label, value, options }: ChoiceFormProps) {
  const t = useStrings(deskStrings);
  const submit = useSubmit();
  const name = intent === 'stage' ? 'stage' : 'assignee';
  return (
    <Form
      method="post"
      preventScrollReset
      className="leads-choice"
      key={`${value}/${row.version}`}
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      <HiddenFields fields={{ intent, version: String(row.version) }} />
      <label>
        <span className="visually-hidden">{label}</span>
        <select className="select" name={name} defaultValue={value}>
          {options.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="button button--outline button--small">
          {t('head.save')}
        </button>
      </noscript>
    </Form>
  );
}

import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/conflicts.page';
import { actOnConflict, type ConflictAnswer } from './act-on-conflict.server.ts';
import { loadConflicts } from './load-conflicts.server.ts';
import { PartConflictsPanel } from './part-conflicts.tsx';
import { useFigure } from './use-figure.ts';
import fitStrings from './words.json' with { type: 'json' };

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, () => actOnConflict(ctx, form));
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await loadConflicts(context.get(ctxContext), new URL(request.url).searchParams);
  const mayWrite = hasScope(context.get(staffContext).actor.scopes, 'catalog.write');
  return { ...page, mayWrite };
}

type Data = Route.ComponentProps['loaderData'];

export default function ConflictsPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(fitStrings);
  const figure = useFigure();
  const answer = useAnswer<ConflictAnswer>();
  const { parts, compared, mayWrite } = loaderData;
  return (
    <>
      <PageHead
        title={t('conflicts')}
        lead={t('conflicts.lead')}
        back={{ to: adminHrefs.fitFiles(), label: t('title') }}
      />
      <Filters {...loaderData} />
      {parts.length === 0 && (
        <EmptyState
          icon="imports"
          title={t('conflicts.none')}
          text={t('conflicts.none.text', { count: figure(compared), n: compared })}
        />
      )}
      {parts.map((part) => (
        <PartConflictsPanel key={part.sku} part={part} mayWrite={mayWrite} />
      ))}
      <Pages {...loaderData} />
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)}>
        {answer?.back && <IntentButton fields={answer.back}>{t('conflicts.undo')}</IntentButton>}
      </AnswerToast>
    </>
  );
}

function Filters({ query, vehicles, suppliers, brands, parts, compared }: Data) {
  const t = useStrings(fitStrings);
  const figure = useFigure();
  const found = parts.reduce((sum, { conflicts }) => sum + conflicts.length, 0);
  return (
    <Form method="get" role="search" className="supplier-fit-filters">
      <Choice name="vehicle" label={t('vehicle')} all={t('vehicle.all')} value={query.vehicleId}>
        {vehicles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice name="supplier" label={t('supplier')} all={t('supplier.all')} value={query.supplier}>
        {suppliers.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice name="brand" label={t('brand')} all={t('brand.all')} value={query.brand}>
        {brands.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Choice>
      <label className="switch">
        <input type="checkbox" name="seen" value="too" defaultChecked={query.withSeen} />
        {t('conflicts.with-seen')}
      </label>
      <button type="submit" className="button button--outline button--small">
        {t('show')}
      </button>
      <p role="status">
        {t('conflicts.some', { found: figure(found), compared: figure(compared) })}
      </p>
    </Form>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  all: string;
  value: string | null;
  children: ReactNode;
};

function Choice({ name, label, all, value, children }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select className="select" name={name} defaultValue={value ?? ''}>
        <option value="">{all}</option>
        {children}
      </select>
    </label>
  );
}

function Pages({ query, next, links }: Data) {
  const t = useStrings(fitStrings);
  if (!next && !query.after) return null;
  return (
    <nav className="toolbar" aria-label={t('conflicts')}>
      {query.after && (
        <Link className="button button--quiet button--small" to={links.first}>
          {t('conflicts.first')}
        </Link>
      )}
      {links.next && (
        <Link className="button button--quiet button--small" to={links.next}>
          {t('conflicts.next')}
        </Link>
      )}
    </nav>
  );
}

import { Link } from 'react-router';
import { staffContext } from '#src/app/auth/staff-context.ts';
import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { AnswerToast } from '#src/app/components/admin/kit/answer-toast.tsx';
import { EmptyState } from '#src/app/components/admin/kit/empty-state.tsx';
import { ListPages } from '#src/app/components/admin/kit/list-pages.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import { InquiryTable } from '#src/app/components/admin/leads/inquiry-table.tsx';
import { LeadBoard } from '#src/app/components/admin/leads/lead-board.tsx';
import { LeadFilters } from '#src/app/components/admin/leads/lead-filters.tsx';
import {
  isNarrowed,
  leadsHref,
  readLeadQuery,
} from '#src/app/components/admin/leads/lead-query.ts';
import { LeadViews } from '#src/app/components/admin/leads/lead-views.tsx';
import { loadLeads } from '#src/app/components/admin/leads/load-leads.server.ts';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import deskStrings from '#src/app/strings/admin-desk.json' with { type: 'json' };
import leadStrings from '#src/app/strings/admin-leads.json' with { type: 'json' };
import { plural } from '#src/app/strings/translate.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { useAnswer } from '#src/app/use-answer.ts';
import { formatDollars } from '#src/lib/money.ts';
import type { Route } from './+types/leads';
import { actOnInquiry, type DeskDone } from './act-on-inquiry.server.ts';
import { answerTo } from './answer.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(staffContext);
  const query = readLeadQuery(url.searchParams);
  const found = await loadLeads(context.get(ctxContext), { query, scopes: actor.scopes });
  return { ...found, me: found.mayAnswer ? actor.userId : null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, () => actOnInquiry(ctx, String(form.get('id') ?? ''), form));
}

export default function LeadsPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(deskStrings);
  const words = useStrings(leadStrings);
  const locale = useLocale();
  const answer = useAnswer<Answer<DeskDone>>();
  const { query, choices, staff, board, list, me } = loaderData;
  const open = choices.open;
  const cents = formatDollars(choices.openCents, locale);
  const isEmpty = list ? list.total === 0 : board?.every(({ total }) => total === 0);
  return (
    <>
      <PageHead
        title={words('title')}
        lead={t(board && me !== null ? 'lead.board' : 'lead.list', { open, cents })}
      >
        <LeadViews query={query} />
      </PageHead>
      <LeadFilters query={query} choices={choices} staff={staff} />
      {isEmpty ? (
        <NobodyHere isNarrowed={isNarrowed(query)} />
      ) : (
        <>
          {board && <LeadBoard lanes={board} query={query} me={me} />}
          {list && (
            <Panel title={words(`count.${plural(list.total, locale)}`, { count: list.total })}>
              <InquiryTable rows={list.rows} me={me} />
            </Panel>
          )}
        </>
      )}
      {list && (
        <ListPages
          page={query.page}
          pages={list.pages}
          label={words('pages')}
          words={words('page', { page: query.page, pages: list.pages })}
          hrefOf={(page) => leadsHref(query, { page })}
        />
      )}
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}

function NobodyHere({ isNarrowed }: { isNarrowed: boolean }) {
  const words = useStrings(leadStrings);
  return (
    <EmptyState
      icon="leads"
      title={words(isNarrowed ? 'none' : 'empty')}
      text={words(isNarrowed ? 'none.text' : 'empty.text')}
    >
      {isNarrowed && (
        <Link
          className="btn btn--line btn--sm"
          to={leadsHref(readLeadQuery(new URLSearchParams()), {})}
        >
          {words('none.all')}
        </Link>
      )}
    </EmptyState>
  );
}

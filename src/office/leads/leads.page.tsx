import { Link } from 'react-router';
import { staffContext } from '#src/office/access/staff-context.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { ListPages } from '#src/office/kit/list-pages.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { plural } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/leads.page';
import { actOnInquiry, type DeskDone } from './act-on-inquiry.server.ts';
import { countText, worthText } from './count-text.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import { InquiryTable } from './inquiry-table.tsx';
import { LeadBoard } from './lead-board.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { isNarrowed, leadsHref, readLeadQuery } from './lead-query.ts';
import { LeadViews } from './lead-views.tsx';
import { loadLeads } from './load-leads.server.ts';
import leadStrings from './words.json' with { type: 'json' };

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
  const open = countText(choices.open, locale);
  const cents = worthText(choices.openCents, { total: choices.open, locale });
  const isEmpty = list ? list.total === 0 : board?.every(({ total }) => total === 0);
  return (
    <>
      <PageHead
        title={words('title')}
        lead={t(board && me !== null ? 'lead.board' : 'lead.list', { open, cents })}
      >
        <LeadViews query={query} />
      </PageHead>
      <LeadFilters query={query} choices={choices} staff={staff} me={me} />
      {isEmpty ? (
        <NobodyHere isNarrowed={isNarrowed(query)} />
      ) : (
        <>
          {board && <LeadBoard columns={board} query={query} me={me} />}
          {list && (
            <Panel
              title={words(`count.${plural(list.total, locale)}`, {
                count: countText(list.total, locale),
              })}
            >
              <InquiryTable rows={list.rows} query={query} me={me} />
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
          className="button button--outline button--small"
          to={leadsHref(readLeadQuery(new URLSearchParams()), {})}
        >
          {words('none.all')}
        </Link>
      )}
    </EmptyState>
  );
}

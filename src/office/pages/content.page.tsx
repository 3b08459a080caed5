import { Link, useSearchParams } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import { countStories } from '#src/domain/content/index.server.ts';
import { storyFilters } from '#src/domain/content/index.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { SearchBox } from '#src/office/kit/search-box.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/content.page';
import { changeTree, type TreeChange } from './tree/change-tree.server.ts';
import { loadRows } from './tree/load-rows.server.ts';
import { MoreFound } from './tree/more-found.tsx';
import { StoryFilters } from './tree/story-filters.tsx';
import { StoryTree } from './tree/story-tree.tsx';
import contentStrings from './words.json' with { type: 'json' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { scopes } = context.get(staffContext).actor;
  const filter = storyFilters.find((name) => name === url.searchParams.get('show')) ?? 'all';
  const [rows, counts] = await Promise.all([
    loadRows(ctx, { params: url.searchParams, filter }),
    countStories(ctx),
  ]);
  return {
    ...rows,
    counts,
    filter,
    may: {
      write: hasScope(scopes, 'content.write'),
      publish: hasScope(scopes, 'content.publish'),
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, () => changeTree(ctx, form));
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(contentStrings);
  const { rows, isFlat, hasMore, counts, filter, may } = loaderData;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <Link className="button button--quiet button--small" to={adminHrefs.contentBin()}>
          <AdminIcon name="bin" />
          {t('bin')}
        </Link>
        {may.write && (
          <Link className="button button--small" to={adminHrefs.newStory()}>
            <Icon name="plus" />
            {t('new')}
          </Link>
        )}
      </PageHead>
      <div className="toolbar list-tools">
        <SearchBox label={t('search')} />
        <StoryFilters counts={counts} current={filter} />
      </div>
      {rows.length > 0 ? (
        <StoryTree rows={rows} may={may} isFlat={isFlat} />
      ) : (
        <NoStories isFlat={isFlat} />
      )}
      {hasMore && <MoreFound count={rows.length} />}
      <TreeAnswer />
    </>
  );
}

function NoStories({ isFlat }: { isFlat: boolean }) {
  const t = useStrings(contentStrings);
  if (!isFlat) {
    return <EmptyState icon="content" title={t('empty.title')} text={t('empty.text')} />;
  }
  return (
    <EmptyState icon="search" title={t('found.title')} text={t('found.text')}>
      <Link className="button button--outline button--small" to={adminHrefs.content()}>
        {t('found.all')}
      </Link>
    </EmptyState>
  );
}

/** The latest actions; items in the bin can be restored from here. */
function TreeAnswer() {
  const t = useStrings(contentStrings);
  const answer = useAnswer<Answer<TreeChange>>();
  const [params] = useSearchParams();
  const arrived = params.get('done') === 'save' && !answer;
  if (arrived) return <AnswerToast answer={{ at: 0, done: 'save' }} words={() => t('done.save')} />;
  const canUndo = answer && 'done' in answer && answer.done === 'bin';
  return (
    <AnswerToast answer={answer} words={(done) => t(`done.${done}`)}>
      {canUndo && (
        <IntentButton
          fields={{ intent: 'restore', id: String(answer.id) }}
          className="button button--outline button--small"
        >
          {t('undo')}
        </IntentButton>
      )}
    </AnswerToast>
  );
}

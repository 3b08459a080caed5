import { Link, redirect } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import { liftKitsOf } from '#src/domain/catalog/index.ts';
import {
  getLineRecord,
  listPartEvents,
  listProductLines,
  removeLine,
  saveLine,
  stampOf,
} from '#src/domain/goods/index.server.ts';
import { usualLines, usualQuery } from '#src/domain/goods/index.ts';
import { offersOfParts } from '#src/domain/supplier-fit/index.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, orMissing } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { AskButton } from '#src/office/kit/ask-button.tsx';
import { AskForm } from '#src/office/kit/ask-form.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { SupplierOffers } from '#src/office/supplier-fit/index.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { goodsHref } from '../goods-query.ts';
import { PartHistory } from '../part-history.tsx';
import type { Route } from './+types/line.page';
import { checkKit } from './check-kit.server.ts';
import { heightIssues } from './height-issues.ts';
import { LineForm } from './line-form.tsx';
import { lineValues } from './line-values.ts';
import { linesOf, readShelf, type Shelf } from './shelf.ts';
import { useEventLines } from './use-event-lines.ts';
import lineStrings from './words.json' with { type: 'json' };

type Done = 'saved' | 'saved-kept' | 'discontinued' | 'deleted';

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const shelf = readShelf(params.category);
  const category = linesOf[shelf];
  const line = await orMissing(getLineRecord(ctx, { category, id: params.id }));
  const [events, list, check, offers] = await Promise.all([
    listPartEvents(ctx, { category, sku: line.lineId }),
    listProductLines(ctx, usualLines(category)),
    'heights' in line ? checkKit(ctx, { kit: line, saved: line }) : null,
    offersOfParts(ctx, 'heights' in line ? liftKitsOf(line).map(({ sku }) => sku) : []),
  ]);
  return {
    shelf,
    id: line.lineId,
    brand: line.brand,
    name: line.name,
    isOffered: line.status === 'active',
    values: lineValues(line),
    seen: stampOf(line),
    brands: list.brands,
    events,
    check,
    offers,
    mayWrite: hasScope(context.get(staffContext).actor.scopes, 'catalog.write'),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const shelf = readShelf(params.category);
  const ref = { category: linesOf[shelf], id: params.id };
  const form = await readForm(request);
  const answer = await answerTo(
    { ctx, form, fieldOf: heightIssues(form) },
    async (): Promise<{ done: Done }> => {
      if (form.get('intent') === 'remove') return { done: await removeLine(ctx, ref) };
      const seen = String(form.get('seen') ?? '');
      const { kept } = await saveLine(ctx, { ...ref, form: Object.fromEntries(form), seen });
      return { done: kept > 0 ? 'saved-kept' : 'saved' };
    },
  );
  const isGone = 'done' in answer.data && answer.data.done === 'deleted';
  return isGone ? redirect(adminHrefs.lines({ category: shelf }), 303) : answer;
}

export default function LinePage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(lineStrings);
  const answer = useAnswer<Answer<Done>>();
  const linesOfEvent = useEventLines();
  const { shelf, id, brand, name, check, seen } = loaderData;
  return (
    <>
      <PageHead
        title={name}
        second={brand}
        lead={id}
        back={{ to: adminHrefs.lines({ category: shelf }), label: t(`title.${shelf}`) }}
      >
        <LineTools {...loaderData} />
      </PageHead>
      <LineForm key={seen} {...loaderData} saved={{ id, seen, check }} answer={answer} />
      <SupplierOffers offers={loaderData.offers} />
      <PartHistory
        events={loaderData.events}
        linesOf={linesOfEvent}
        changes={adminHrefs.lineChanges({ category: shelf })}
      />
      <AskForm
        id="goods-remove"
        title={t('remove.title', { line: `${brand} ${name}` })}
        text={t(shelf === 'lift-kits' ? 'remove.kit' : 'remove.line')}
        confirm={t('remove')}
        fields={{ intent: 'remove' }}
        isDanger
      />
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}

type LineToolsProps = { shelf: Shelf; id: string; isOffered: boolean; mayWrite: boolean };

function LineTools({ shelf, id, isOffered, mayWrite }: LineToolsProps) {
  const t = useStrings(lineStrings);
  const small = 'button button--outline button--small';
  return (
    <>
      {shelf !== 'lift-kits' && (
        <Link className={small} to={goodsHref(usualQuery(shelf), { line: id })}>
          {t('sizes')}
        </Link>
      )}
      {isOffered && (
        <a className={small} href={hrefs.storeProduct({ kind: shelf, slug: id })}>
          {t('see')}
        </a>
      )}
      {mayWrite && (
        <>
          <Link
            className={small}
            to={`${adminHrefs.newLine({ category: shelf })}?from=${encodeURIComponent(id)}`}
          >
            {t('copy')}
          </Link>
          <AskButton asks="goods-remove" className="button button--quiet button--small">
            {t('remove')}
          </AskButton>
        </>
      )}
    </>
  );
}

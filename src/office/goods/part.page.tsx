import { Link, redirect } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import {
  forgetNumber,
  getPart,
  listComing,
  listPartEvents,
  listPartLines,
  listSupplierNumbers,
  listSupply,
  readOwnFields,
  releaseOwnFields,
  removePart,
  savePart,
  stampOf,
} from '#src/domain/goods/index.server.ts';
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
import type { Route } from './+types/part.page';
import { readCategory } from './category.ts';
import { CheckPanel } from './check-panel.tsx';
import { checkPart } from './check-part.server.ts';
import { eventLines } from './event-lines.ts';
import { figureSources } from './figure-sources.ts';
import { OwnFields } from './own-fields.tsx';
import { PartComing } from './part-coming.tsx';
import { PartForm } from './part-form.tsx';
import { PartHistory } from './part-history.tsx';
import { PartSupply } from './part-supply.tsx';
import { partValues } from './part-values.ts';
import { SupplierNumbers } from './supplier-numbers.tsx';
import goodsStrings from './words.json' with { type: 'json' };

type Done = 'saved' | 'released' | 'forgotten' | 'discontinued' | 'deleted';

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const category = readCategory(params.category);
  const part = await orMissing(getPart(ctx, { category, sku: params.sku }));
  const [lines, events, check, offers, own, numbers, supply, coming] = await Promise.all([
    listPartLines(ctx, category),
    listPartEvents(ctx, { category, sku: part.sku }),
    checkPart(ctx, { category, part, saved: part }),
    offersOfParts(ctx, [part.sku]),
    readOwnFields(ctx, [part.sku]),
    listSupplierNumbers(ctx, part.sku),
    listSupply(ctx, part.sku),
    listComing(ctx, part),
  ]);
  const size = 'size' in part ? part.size : `${part.diameterIn}x${part.widthIn}`;
  return {
    category,
    title: `${part.name} ${size}`,
    second: 'boltPatterns' in part ? part.boltPatterns.join(', ') : part.brand,
    sku: part.sku,
    lineId: part.lineId,
    isOffered: part.status === 'active',
    values: partValues(part),
    seen: stampOf(part),
    lines,
    events,
    sources: figureSources(events),
    check,
    offers,
    numbers,
    supply,
    coming,
    own: [...(own.get(part.sku) ?? [])],
    mayWrite: hasScope(context.get(staffContext).actor.scopes, 'catalog.write'),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const category = readCategory(params.category);
  const { sku } = params;
  const form = await readForm(request);
  const answer = await answerTo({ ctx, form }, async (): Promise<{ done: Done }> => {
    if (form.get('intent') === 'remove') return { done: await removePart(ctx, { category, sku }) };
    if (form.get('intent') === 'release') {
      await releaseOwnFields(ctx, sku);
      return { done: 'released' };
    }
    if (form.get('intent') === 'forget') {
      const text = (name: string) => String(form.get(name) ?? '');
      await forgetNumber(ctx, { supplier: text('supplier'), number: text('number') });
      return { done: 'forgotten' };
    }
    const seen = String(form.get('seen') ?? '');
    await savePart(ctx, { category, sku, form: Object.fromEntries(form), seen });
    return { done: 'saved' };
  });
  const isGone = 'done' in answer.data && answer.data.done === 'deleted';
  return isGone ? redirect(adminHrefs.goods({ category }), 303) : answer;
}

export default function PartPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(goodsStrings);
  const answer = useAnswer<Answer<Done>>();
  const { category, title, second, sku, lineId, isOffered, mayWrite, check, seen } = loaderData;
  return (
    <>
      <PageHead
        title={title}
        second={second}
        lead={sku}
        back={{ to: adminHrefs.goods({ category }), label: t(category) }}
      >
        {isOffered && (
          <a
            className="button button--outline button--small"
            href={hrefs.storeProduct({ kind: category, slug: lineId })}
          >
            {t('see')}
          </a>
        )}
        {mayWrite && (
          <>
            <Link
              className="button button--outline button--small"
              to={`${adminHrefs.newPart({ category })}?from=${encodeURIComponent(sku)}`}
            >
              {t('copy')}
            </Link>
            <AskButton asks="goods-remove" className="button button--quiet button--small">
              {t('remove')}
            </AskButton>
          </>
        )}
      </PageHead>
      {mayWrite ? (
        <PartForm key={seen} {...loaderData} saved={{ sku, seen, check }} answer={answer} />
      ) : (
        <CheckPanel check={check} isTyped={false} />
      )}
      <FromSuppliers {...loaderData} />
      <PartHistory
        events={loaderData.events}
        linesOf={(event) => eventLines(event, t)}
        changes={adminHrefs.goodsChanges({ category })}
      />
      <AskForm
        id="goods-remove"
        title={t('remove.title', { part: title })}
        text={t('remove.text')}
        confirm={t('remove')}
        fields={{ intent: 'remove' }}
        isDanger
      />
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}

/** What files say of the part: what comes, what stays as typed, who has it and under which number. */
function FromSuppliers(props: Route.ComponentProps['loaderData']) {
  const { coming, own, supply, numbers, offers, mayWrite } = props;
  return (
    <>
      <PartComing coming={coming} />
      <OwnFields fields={own} mayWrite={mayWrite} />
      <PartSupply supply={supply} mayWrite={mayWrite} />
      <SupplierNumbers numbers={numbers} mayWrite={mayWrite} />
      <SupplierOffers offers={offers} />
    </>
  );
}

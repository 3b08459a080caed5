import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import {
  getImport,
  type ImportView,
  listPartLines,
  listSuppliers,
  type PartLine,
} from '#src/domain/goods/index.server.ts';
import { partCategories } from '#src/domain/goods/index.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, orMissing } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { AskDialog } from '#src/office/kit/ask-dialog.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import type { Translate } from '#src/web/words/translate.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/import.page';
import { actOnImport, type ImportDone } from './act-on-import.server.ts';
import { ApplyBar } from './apply-bar.tsx';
import { ImportFates } from './import-fates.tsx';
import { ImportMapping } from './import-mapping.tsx';
import { ImportState } from './import-state.tsx';
import { ImportSuggestions } from './import-suggestions.tsx';
import { importTexts } from './import-texts.server.ts';
import importStrings from './import-words.json' with { type: 'json' };
import { PiesChoices } from './pies-choices.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const view = await orMissing(getImport(ctx, params.id));
  const { scopes } = context.get(staffContext).actor;
  return {
    ...importTexts(view, ctx.locale),
    lines: await listLines(ctx, view.profile),
    suppliers: (await listSuppliers(ctx)).map(({ name }) => name),
    mayWrite: hasScope(scopes, 'catalog.write'),
  };
}

/** The lines that new parts of the file may belong to; a PIES file has wheels and tires. */
async function listLines(ctx: Ctx, { kind, format }: ImportView['profile']): Promise<PartLine[]> {
  const kinds = format === 'pies' ? partCategories : partCategories.filter((one) => one === kind);
  return (await Promise.all(kinds.map((one) => listPartLines(ctx, one)))).flat();
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, () => actOnImport(ctx, { id, form }));
}

export default function ImportPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(importStrings);
  const answer = useAnswer<Answer<ImportDone>>();
  const { fileName, state, mayWrite, canUndo, isKnown, counts } = loaderData;
  const isBusy = state === 'checking' || state === 'applying';
  useReloading(isBusy || (loaderData.pictures?.untried ?? 0) > 0);
  const isOpen = mayWrite && (state === 'checked' || state === 'failed' || state === 'checking');
  // What happens comes first where the file is read as the last one was.
  const how = isOpen && <HowRead {...loaderData} {...(answer && { answer })} />;
  return (
    <>
      <PageHead
        title={fileName}
        lead={[leadOf(loaderData, t), ...(isOpen ? [t('lead.open')] : [])].join(' ')}
        back={{ to: adminHrefs.goodsImports(), label: t('imports') }}
      >
        <ImportState state={state} counts={counts} />
        {isOpen && <IntentButton fields={{ intent: 'discard' }}>{t('discard')}</IntentButton>}
        {mayWrite && canUndo && <UndoAll counts={counts} />}
      </PageHead>
      <div className="goods-import">
        {!isKnown && how}
        {state === 'discarded' ? (
          <p>{t('discarded.text')}</p>
        ) : (
          <ImportFates {...loaderData} isBusy={isBusy} />
        )}
        {isKnown && how}
      </div>
      {mayWrite && state !== 'discarded' && <ImportSuggestions {...loaderData} />}
      <ApplyBar {...loaderData} />
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}

type Shown = Route.ComponentProps['loaderData'];

function leadOf({ pies, columns }: Shown, t: Translate<'lead' | 'lead.pies'>): string {
  return pies
    ? t('lead.pies', { version: pies.version, sender: pies.sender })
    : t('lead', { columns: columns.length });
}

/** Made anew once the columns mean something else. */
function HowRead({ pies, ...shown }: Shown & { answer?: Answer<ImportDone> }) {
  const mapped = shown.columns.map(({ field }) => field).join();
  return pies ? (
    <PiesChoices key={mapped} {...shown} pies={pies} />
  ) : (
    <ImportMapping key={mapped} {...shown} />
  );
}

function UndoAll({ counts: { added } }: Pick<Shown, 'counts'>) {
  const t = useStrings(importStrings);
  return (
    <AskDialog
      button={t('undo')}
      title={t('undo.title')}
      text={added > 0 ? t('undo.text.new', { count: added, n: added }) : t('undo.text')}
      confirm={t('undo')}
      fields={{ intent: 'undo' }}
    />
  );
}

const pauseMs = 1000;

/** Asks again while the file is read or applied. */
function useReloading(isBusy: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => void revalidate(), pauseMs);
    return () => clearInterval(timer);
  }, [isBusy, revalidate]);
}

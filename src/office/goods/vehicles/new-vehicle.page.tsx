import { Form, redirect } from 'react-router';
import { addVehicle, getVehicleRecord, listVehicleNames } from '#src/domain/goods/index.server.ts';
import { vehicleValues } from '#src/domain/goods/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, orMissing } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readLongForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { FilterChoice } from '../filter-choice.tsx';
import { plainParams } from '../plain-params.ts';
import type { Route } from './+types/new-vehicle.page';
import { useVehicleWords } from './use-vehicle-words.ts';
import { VehicleForm } from './vehicle-form.tsx';
import { yearsText } from './years-text.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { from } = plainParams(url.searchParams);
  if (!from) return { copied: null, names: await listVehicleNames(ctx) };
  const { vehicle } = await orMissing(getVehicleRecord(ctx, from));
  const values = Object.entries(vehicleValues({ ...vehicle, status: 'draft' })).filter(
    ([name]) => !name.startsWith('source-'),
  );
  const name = `${vehicle.make} ${vehicle.model}`;
  return { copied: { name, years: vehicle.years, values: Object.fromEntries(values) }, names: [] };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readLongForm(request);
  let id = '';
  const answer = await answerTo({ ctx, form }, async () => {
    id = (await addVehicle(ctx, { form: Object.fromEntries(form) })).id;
    return { done: 'added' };
  });
  return id ? redirect(adminHrefs.vehicle({ id }), 303) : answer;
}

export default function NewVehiclePage({ loaderData }: Route.ComponentProps) {
  const { t } = useVehicleWords();
  const answer = useAnswer<Answer<'added'>>();
  const { copied, names } = loaderData;
  const vehicle = copied && `${copied.name} ${yearsText(copied.years, t('now'))}`;
  return (
    <>
      <PageHead
        title={t('new')}
        lead={vehicle ? t('new.copied', { vehicle }) : t('new.lead')}
        back={{ to: adminHrefs.vehicles(), label: t('title') }}
      />
      {copied ? (
        <VehicleForm
          values={copied.values}
          usual={{}}
          answer={answer}
          refused={null}
          saved={null}
          mayWrite
        />
      ) : (
        <Form method="get" className="goods-filters">
          <FilterChoice
            name="from"
            label={t('new.neighbor')}
            value=""
            options={names.map(({ id, name, years }) => [
              id,
              `${name} ${yearsText(years, t('now'))}`,
            ])}
          />
          <button type="submit" className="button">
            {t('new.begin')}
          </button>
        </Form>
      )}
      <AnswerToast answer={answer} words={() => t('done.added')} />
    </>
  );
}

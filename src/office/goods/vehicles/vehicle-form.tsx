import { useRef } from 'react';
import { Form } from 'react-router';
import type { VehicleValues } from '#src/domain/goods/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import type { TypedVehicleCheck, VehicleCheck } from './check-vehicle.server.ts';
import { usePostedCheck } from './use-posted-check.ts';
import { useVehicleWords } from './use-vehicle-words.ts';
import type { UsualSources } from './usual-sources.ts';
import { VehicleCheckPanel } from './vehicle-check-panel.tsx';
import { SectionLinks, VehicleFields } from './vehicle-fields.tsx';

type VehicleFormProps = {
  values: VehicleValues;
  usual: UsualSources;
  answer: Answer<string> | undefined;
  /** Of what the last refused form typed, for who has no script. */
  refused: VehicleCheck | null;
  /** The saved vehicle, the state that the form was filled from, and what fits it. Null: a new one. */
  saved: { id: string; seen: string; check: VehicleCheck } | null;
  /** Somebody who may only look sees the fields, and no button. */
  mayWrite: boolean;
};

const formId = 'vehicle-form';

/** The form of a vehicle; beside it what the shop's parts do on it while it is being typed. */
export function VehicleForm(props: VehicleFormProps) {
  const { values, usual, answer, refused, saved, mayWrite } = props;
  const { t } = useVehicleWords();
  const form = useRef<HTMLFormElement>(null);
  const typed = usePostedCheck<TypedVehicleCheck>(
    form,
    adminHrefs.vehicleFit({ id: saved?.id ?? null }),
  );
  const check = typed ? typed.check : refused;
  return (
    <div className="goods-record vehicles-record">
      <SectionLinks />
      <Form method="post" id={formId} ref={form} preventScrollReset>
        <input type="hidden" name="intent" value="save" />
        {saved && <input type="hidden" name="seen" value={saved.seen} />}
        <fieldset disabled={!mayWrite} className="lines-fields">
          <VehicleFields values={values} usual={usual} answer={answer} />
        </fieldset>
        {mayWrite && <FormEnd save={t(saved ? 'save' : 'new')} />}
      </Form>
      <VehicleCheckPanel
        check={check ?? saved?.check ?? null}
        isTyped={check !== null}
        form={formId}
      />
    </div>
  );
}

import { Form } from 'react-router';
import leadStrings from '#src/app/strings/admin-leads.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { type LeadStage, leadStages } from '#src/domain/leads/index.ts';

/** How far it is, to be changed by whoever answers. */
export function StageForm({ stage }: { stage: LeadStage }) {
  const t = useStrings(leadStrings);
  return (
    <Form method="post" className="cluster" preventScrollReset>
      <input type="hidden" name="intent" value="stage" />
      <label className="vh" htmlFor="stage">
        {t('stage')}
      </label>
      <select className="select" id="stage" name="stage" defaultValue={stage} key={stage}>
        {leadStages.map((one) => (
          <option key={one} value={one}>
            {t(`stage.${one}`)}
          </option>
        ))}
      </select>
      <button type="submit" className="btn btn--line">
        {t('stage.save')}
      </button>
    </Form>
  );
}

import { type ChangeEvent, type ChangeEventHandler, startTransition, useOptimistic } from 'react';
import { Form } from 'react-router';
import type { BuildStepName } from '#src/domain/builds/index.ts';
import {
  flareFinishes,
  type TruckLook,
  trimFinishes,
  type Vehicle,
} from '#src/domain/catalog/index.ts';
import { hasFlares } from '#src/drawing/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useChosenBefore } from '#src/web/ui/chosen-before.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { lookFields, lookIn, lookPairs } from '../own-truck/look-fields.ts';
import { useBodies } from '../stage/use-bodies.ts';
import { AsideHead } from '../steps/aside-head.tsx';
import { FinishChoices } from './finish-choices.tsx';
import { PaintChoices } from './paint-choices.tsx';
import strings from './words.json' with { type: 'json' };

type PaintPanelProps = {
  vehicle: Vehicle;
  look: TruckLook;
  step: BuildStepName;
  /** Called after each choice, with the whole look. */
  onPaint(look: TruckLook): void;
};

/** The truck's color, another for the roof, flares and trim; each choice is on the drawing at once. */
export function PaintPanel({ vehicle, look, step, onPaint }: PaintPanelProps) {
  const t = useStrings(strings);
  useBodies([vehicle]);
  const [shown, show] = useOptimistic(look);
  const paint = (next: TruckLook) =>
    startTransition(() => {
      show(next);
      onPaint(next);
    });
  const ref = useChosenBefore<HTMLFormElement>((form) => {
    const chosen = lookOfForm(form);
    if (String(lookPairs(chosen)) !== String(lookPairs(look))) paint(chosen);
  });
  const onChange = ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) => {
    if (form) paint(lookOfForm(form));
  };
  return (
    <>
      <AsideHead title={t('title')} lead={t('lead')} close={t('close')} step={step} />
      <Form ref={ref} method="post" action={hrefs.build({ step })} preventScrollReset>
        <input type="hidden" name="intent" value="tell" />
        <input type="hidden" name="view" value="paint" />
        <LookFields look={shown} asksFlares={hasFlares(vehicle)} onChange={onChange} />
        <noscript>
          <button type="submit" className="button button--outline">
            {t('apply')}
          </button>
        </noscript>
      </Form>
    </>
  );
}

function lookOfForm(form: HTMLFormElement): TruckLook {
  const fields = new FormData(form);
  return lookIn(Object.fromEntries(lookFields.map((field) => [field, String(fields.get(field))])));
}

type LookFieldsProps = {
  look: TruckLook;
  asksFlares: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
};

function LookFields({ look, asksFlares, onChange }: LookFieldsProps) {
  const t = useStrings(strings);
  return (
    <>
      <PaintChoices
        name="paint"
        legend={t('body')}
        none={t('asDrawn')}
        chosen={look.paint}
        onChange={onChange}
      />
      <PaintChoices
        name="roof"
        legend={t('roof')}
        none={t('roof.same')}
        chosen={look.roofPaint}
        onChange={onChange}
      />
      {asksFlares && (
        <FinishChoices
          name="flares"
          legend={t('flares')}
          finishes={flareFinishes}
          chosen={look.flareFinish}
          onChange={onChange}
        />
      )}
      <FinishChoices
        name="bright-trim"
        legend={t('trim')}
        finishes={trimFinishes}
        chosen={look.trimFinish}
        onChange={onChange}
      />
    </>
  );
}

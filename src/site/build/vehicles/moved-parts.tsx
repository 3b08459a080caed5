import { useMemo } from 'react';
import { Form, Link } from 'react-router';
import type {
  BuildCatalogue,
  BuildOption,
  BuildStepName,
  ChosenPart,
  ResolvedBuild,
} from '#src/domain/builds/index.ts';
import { vehicleName } from '#src/domain/catalog/index.ts';
import type { Reason } from '#src/domain/fitment/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { useBuildWords } from '../build-words.ts';
import { reasonSentence, verdictLooks } from '../verdict/verdict-text.ts';
import { type PartOnVehicle, partsOnVehicle } from './parts-on-vehicle.ts';

type MovedPartsProps = {
  /** The vehicle that the parts were chosen for. */
  from: string;
  step: BuildStepName;
  resolved: ResolvedBuild;
  catalogue: BuildCatalogue;
  onChoose(option: BuildOption, choice: ChosenPart): void;
};

/** After a change of vehicle: which parts fit the new one, why the others do not, and what would. */
export function MovedParts({ from, step, resolved, catalogue, onChoose }: MovedPartsProps) {
  const { t, locale } = useBuildWords();
  const parts = useMemo(() => partsOnVehicle(resolved, catalogue), [resolved, catalogue]);
  const to = vehicleName(resolved.vehicle, resolved.year, locale);
  return (
    <section className="build-moved" aria-labelledby="moved-title">
      <h2 id="moved-title" className="title-4">
        {t('moved.title', { to })}
      </h2>
      <p className="small muted">{t('moved.lead', { from })}</p>
      {parts.map((one) => (
        <MovedPart key={one.part.option} {...one} {...{ step, catalogue, onChoose }} />
      ))}
    </section>
  );
}

type MovedPartProps = PartOnVehicle & Pick<MovedPartsProps, 'step' | 'catalogue' | 'onChoose'>;

function MovedPart({ part, assessment, instead, ...props }: MovedPartProps) {
  const { t, locale } = useBuildWords();
  const { option, brand, name, size } = part;
  const { tone, word } = verdictLooks[assessment.verdict];
  const isOut = assessment.verdict === 'does-not-fit';
  return (
    <div className="reason" data-v={tone}>
      <Verdict tone={tone} />
      <div>
        <p>
          <b>{`${brand} ${name}, ${size}`}</b>: {t(word)}.{' '}
          {isOut ? t('moved.out') : t('moved.kept')}
        </p>
        {whyOf(assessment).map((reason) => (
          <p key={reason.code} className="small">
            {reasonSentence(reason, locale)}
          </p>
        ))}
        {instead !== null && <SwitchTo {...{ option, sku: instead }} {...props} />}
        {isOut && option !== props.step && (
          <Link className="link" to={hrefs.build({ step: option })}>
            {t('gone.choose')}
          </Link>
        )}
        {isOut && option === props.step && <p className="small">{t('moved.below')}</p>}
      </div>
    </div>
  );
}

function whyOf({ verdict, reasons }: PartOnVehicle['assessment']): Reason[] {
  if (verdict === 'fits') return [];
  return reasons.filter((reason) => reason.decides && reason.verdict === verdict);
}

type SwitchToProps = Pick<MovedPartsProps, 'catalogue' | 'onChoose'> & {
  option: BuildOption;
  sku: string;
};

/** One press; without script the form does it and comes back. */
function SwitchTo({ option, sku, catalogue, onChoose }: SwitchToProps) {
  const { t } = useBuildWords();
  const name = partName(sku, catalogue);
  return (
    <Form
      method="post"
      action={hrefs.build({ step: option })}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(option, { sku });
      }}
    >
      <input type="hidden" name="intent" value="choose" />
      <input type="hidden" name="sku" value={sku} />
      <button type="submit" className="button button--outline button--small">
        {t('moved.switch', { part: name })}
      </button>
    </Form>
  );
}

function partName(sku: string, { liftKits, wheels, tires }: BuildCatalogue): string {
  const kit = liftKits.find((one) => one.sku === sku);
  if (kit) return `${kit.name} ${kit.frontIn}/${kit.rearIn}`;
  const wheel = wheels.find((one) => one.sku === sku);
  if (wheel) return `${wheel.name} ${wheel.diameterIn}x${wheel.widthIn}, ${wheel.boltPatterns[0]}`;
  const tire = tires.find((one) => one.sku === sku);
  return tire ? `${tire.name} ${tire.size}` : sku;
}

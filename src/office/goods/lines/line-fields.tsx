import { tireLineSchema, wheelLineSchema } from '#src/domain/catalog/index.ts';
import { partStatuses } from '#src/domain/goods/index.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { TickLine } from '#src/office/kit/tick-line.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { PicturesField } from '../pictures/pictures-field.tsx';
import { useKind } from './kind-words.ts';
import { LineField, type LineFieldsProps } from './line-field.tsx';
import lineStrings from './words.json' with { type: 'json' };

export type NamedProps = LineFieldsProps & { brands: readonly string[] };

/** All fields of a line of wheels or tires. */
export function LineFields({ shelf, ...props }: NamedProps & { shelf: 'wheels' | 'tires' }) {
  const t = useStrings(lineStrings);
  return (
    <Panel title={t('part.line')} help={t('help.sizes-follow')}>
      <div className="goods-fields">
        <MakerFields {...props} />
        {shelf === 'wheels' ? <WheelFields {...props} /> : <TireFields {...props} />}
        <StatusField {...props} />
      </div>
      <div className="lines-wide">
        <LinePictures {...props} />
      </div>
    </Panel>
  );
}

/** The pictures of all sizes of a line. */
export function LinePictures({ values, answer }: LineFieldsProps) {
  const t = useStrings(lineStrings);
  return (
    <fieldset>
      <legend>{t('field.images')}</legend>
      <PicturesField value={values.images ?? ''} answer={answer} />
    </fieldset>
  );
}

export function MakerFields({ brands, ...line }: NamedProps) {
  return (
    <>
      <LineField
        name="brand"
        choices={brands.map((brand) => ({ value: brand, label: brand }))}
        {...line}
      />
      <LineField name="name" {...line} />
    </>
  );
}

export function StatusField({ values, answer }: LineFieldsProps) {
  const t = useStrings(lineStrings);
  return (
    <ChoiceLine
      name="status"
      label={t('site')}
      value={values.status ?? 'draft'}
      options={partStatuses.map((one) => ({ value: one, label: t(`status.${one}`) }))}
      {...(answer && { answer })}
    />
  );
}

function WheelFields({ values, answer }: LineFieldsProps) {
  const t = useStrings(lineStrings);
  const kindOf = useKind();
  const { options } = wheelLineSchema.shape.construction;
  return (
    <ChoiceLine
      name="construction"
      label={t('kind-of.wheels')}
      value={values.construction ?? 'cast'}
      options={options.map((one) => ({ value: one, label: kindOf(one) }))}
      {...(answer && { answer })}
    />
  );
}

function TireFields(line: LineFieldsProps) {
  const t = useStrings(lineStrings);
  const kindOf = useKind();
  const { values, answer } = line;
  const { options } = tireLineSchema.shape.type;
  return (
    <>
      <ChoiceLine
        name="type"
        label={t('kind-of.tires')}
        value={values.type ?? 'A/T'}
        options={options.map((one) => ({ value: one, label: kindOf(one) }))}
        {...(answer && { answer })}
      />
      <LineField name="speed" help={t('help.speed')} {...line} />
      <LineField name="treadDepth32" help={t('help.tread')} {...line} />
      <LineField name="mileageWarranty" help={t('help.mileage')} {...line} />
      <TickLine
        name="threePeak"
        label={t('field.threePeak')}
        isOn={values.threePeak === 'on'}
        answer={answer}
      />
    </>
  );
}

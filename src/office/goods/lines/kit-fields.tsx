import { liftKitLineSchema } from '#src/domain/catalog/index.ts';
import { knownKitLists } from '#src/domain/fitment/index.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { HeightRows } from './height-rows.tsx';
import { useKind } from './kind-words.ts';
import { LineField, type LineFieldsProps, LineList } from './line-field.tsx';
import { LinePictures, MakerFields, type NamedProps, StatusField } from './line-fields.tsx';
import lineStrings from './words.json' with { type: 'json' };

const drives = ['', '2WD', '4WD', '2WD and 4WD'] as const;
const cuttings = ['', 'none', 'drill', 'cut'] as const;

/** All fields of a line of lift kits, by what they are about. */
export function KitFields({ isNew, ...props }: NamedProps & { isNew: boolean }) {
  const t = useStrings(lineStrings);
  const kindOf = useKind();
  const { values, answer } = props;
  const { options } = liftKitLineSchema.shape.type;
  return (
    <>
      <Panel title={t('part.kit')}>
        <div className="goods-fields">
          <MakerFields {...props} />
          <ChoiceLine
            name="type"
            label={t('kind-of.lift-kits')}
            value={values.type ?? 'leveling'}
            options={options.map((one) => ({ value: one, label: kindOf(one) }))}
            {...(answer && { answer })}
          />
          <StatusField {...props} />
        </div>
        <div className="lines-wide">
          <LineField
            name="for"
            help={t('help.for')}
            choices={knownKitLists.map((list) => ({ value: list, label: list }))}
            {...props}
          />
        </div>
      </Panel>
      <Panel title={t('part.heights')} help={t('help.heights')}>
        <HeightRows isNew={isNew} {...props} />
      </Panel>
      <Panel title={t('part.offer')}>
        <div className="goods-fields">
          <LineField name="priceMinUsd" {...props} />
          <LineField name="priceMaxUsd" help={t('help.price')} {...props} />
        </div>
        <div className="goods-fields">
          <LineField name="hoursMin" {...props} />
          <LineField name="hoursMax" {...props} />
        </div>
        <div className="lines-wide">
          <LineField name="warranty" {...props} />
        </div>
      </Panel>
      <Panel title={t('part.truck')}>
        <div className="lines-wide">
          <LineField name="shock" help={t('help.shock')} {...props} />
          <LineField name="reGear" help={t('help.reGear')} {...props} />
          <LineField name="driveline" help={t('help.none')} {...props} />
        </div>
      </Panel>
      <DetailFields {...props} />
    </>
  );
}

function DetailFields(line: LineFieldsProps) {
  const t = useStrings(lineStrings);
  const { values, answer } = line;
  return (
    <Panel title={t('part.details')} help={t('help.details')}>
      <div className="goods-fields">
        <ChoiceLine
          name="drive"
          label={t('field.drive')}
          value={values.drive ?? ''}
          options={drives.map((one) => ({ value: one, label: one ? t(`drive.${one}`) : '–' }))}
          {...(answer && { answer })}
        />
        <ChoiceLine
          name="cutting"
          label={t('field.cutting')}
          value={values.cutting ?? ''}
          options={cuttings.map((one) => ({ value: one, label: one ? t(`cutting.${one}`) : '–' }))}
          {...(answer && { answer })}
        />
        <LineField name="maxTireIn" {...line} />
        <LineField name="shockTravelIn" {...line} />
        <LineField name="boxes" {...line} />
        <LineField name="weightLb" {...line} />
      </div>
      <div className="lines-wide">
        <LineField name="requiredWheel" help={t('help.requiredWheel')} {...line} />
        <LineField name="steering" {...line} />
        <LineField name="netLiftBasis" help={t('help.netLiftBasis')} {...line} />
        <LineList name="excludes" help={t('help.excludes')} {...line} />
        <LineList name="components" {...line} />
        <LinePictures {...line} />
      </div>
    </Panel>
  );
}

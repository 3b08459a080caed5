import { type VehicleFact, vehicleSections } from '#src/domain/goods/index.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { SourceLine } from './source-line.tsx';
import { useVehicleWords } from './use-vehicle-words.ts';
import type { UsualSources } from './usual-sources.ts';
import { type VehicleFieldsProps, VehicleLine } from './vehicle-line.tsx';
import { VehicleRows } from './vehicle-rows.tsx';

type AllProps = VehicleFieldsProps & { usual: UsualSources };

/** All facts of a record as a counter groups them, each with its source and how sure it is. */
export function VehicleFields(props: AllProps) {
  const { t } = useVehicleWords();
  return vehicleSections.map(({ name, facts, tables }) => (
    <div key={name} id={`section-${name}`} className="vehicles-section">
      <Panel title={t(`section.${name}`)} {...(name === 'room' && { help: t('help.room') })}>
        {name === 'identity' ? (
          <Identity facts={facts} {...props} />
        ) : (
          <FactTable facts={facts} {...props} />
        )}
        {tables.map((table) => (
          <VehicleRows key={table} table={table} {...props} />
        ))}
      </Panel>
    </div>
  ));
}

/** The way to each part of a long form. */
export function SectionLinks() {
  const { t } = useVehicleWords();
  return (
    <nav className="vehicles-sections" aria-label={t('sections')}>
      {vehicleSections.map(({ name }) => (
        <a key={name} href={`#section-${name}`}>
          {t(`section.${name}`)}
        </a>
      ))}
    </nav>
  );
}

type FactsProps = AllProps & { facts: readonly VehicleFact[] };

function Identity({ facts, values, answer }: FactsProps) {
  const { t } = useVehicleWords();
  return (
    <div className="goods-fields">
      {facts.flatMap(({ fields }) =>
        fields.map((field) => (
          <VehicleLine key={field.path} field={field} values={values} answer={answer} />
        )),
      )}
      <ChoiceLine
        name="status"
        label={t('fact.status')}
        value={values.status ?? 'draft'}
        options={(['active', 'draft', 'discontinued'] as const).map((value) => ({
          value,
          label: t(`status.${value}`),
        }))}
        {...(answer && { answer })}
      />
    </div>
  );
}

function FactTable({ facts, usual, values, answer }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <>
      {facts.map(({ name, fields, hasSource }) => (
        <div className="vehicles-fact" key={name} data-parts={fields.length}>
          <div className="vehicles-fact-fields">
            {fields.map((field) => (
              <VehicleLine key={field.path} field={field} values={values} answer={answer} />
            ))}
          </div>
          {hasSource && (
            <SourceLine
              fact={name}
              usual={usual[name] ?? { source: '', confidence: 'medium' }}
              values={values}
              answer={answer}
            />
          )}
        </div>
      ))}
    </>
  );
}

import type { PartLine } from '#src/domain/goods/index.server.ts';
import { type PartCategory, partStatuses } from '#src/domain/goods/index.ts';
import { dateFormat } from '#src/lib/date-format.ts';
import { isoOf } from '#src/lib/locales.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { type FigureSource, type TradeField, tradeFields } from './figure-sources.ts';
import type { PartValues } from './part-values.ts';
import { PicturesField } from './pictures/pictures-field.tsx';
import goodsStrings from './words.json' with { type: 'json' };

type Word = keyof typeof goodsStrings;
type FieldName = Word extends infer Each
  ? Each extends `field.${infer Name}`
    ? Name
    : never
  : never;

export type PartFieldsProps = {
  category: PartCategory;
  values: PartValues;
  lines: readonly PartLine[];
  answer: Answer<string> | undefined;
  /** Where figures come from that files and people change. */
  sources: Partial<Record<TradeField, FigureSource>>;
  /** The number of a part stays; a new one gets it here. */
  isNew: boolean;
};

/** All fields of a part, by what they are about. */
export function PartFields(props: PartFieldsProps) {
  const t = useStrings(goodsStrings);
  const { category, values, lines, answer, isNew } = props;
  const helpOf = useTradeHelp(props.sources);
  const line = { values, answer };
  return (
    <>
      <Panel title={t('part.what')}>
        <div className="goods-fields">
          {isNew && <Line name="sku" help={t('help.sku')} {...line} />}
          <ChoiceLine
            name="lineId"
            label={t('field.lineId')}
            value={values.lineId ?? lines[0]?.id ?? ''}
            options={lines.map(({ id, brand, name }) => ({ value: id, label: `${brand} ${name}` }))}
            {...(answer && { answer })}
          />
          {category === 'wheels' && <Line name="finishes" help={t('help.list')} {...line} />}
          <ChoiceLine
            name="status"
            label={t('field.status')}
            value={values.status ?? 'draft'}
            options={partStatuses.map((one) => ({ value: one, label: t(`status.${one}`) }))}
            {...(answer && { answer })}
          />
          <Line name="supersededBy" help={t('help.supersededBy')} {...line} />
          <Line name="upc" {...line} />
        </div>
      </Panel>
      {category === 'wheels' ? <WheelFields {...line} /> : <TireFields {...line} />}
      <Panel title={t('part.offer')}>
        <div className="goods-fields">
          {tradeFields.map((name) => (
            <Line key={name} name={name} help={helpOf(name)} {...line} />
          ))}
        </div>
      </Panel>
      <Panel title={t('pictures')} help={t('pictures.help')}>
        <PicturesField value={values.images ?? ''} answer={answer} />
      </Panel>
    </>
  );
}

type LinesProps = Pick<PartFieldsProps, 'values' | 'answer'>;

function WheelFields(line: LinesProps) {
  const t = useStrings(goodsStrings);
  return (
    <Panel title={t('part.size')}>
      <div className="goods-fields">
        <Line name="diameterIn" {...line} />
        <Line name="widthIn" {...line} />
        <Line name="offsetMm" help={t('help.offset')} {...line} />
        <Line name="boltPatterns" help={t('help.drilling')} {...line} />
        <Line name="boreMm" help={t('help.unknown')} {...line} />
        <Line name="loadRatingLb" help={t('help.unknown')} {...line} />
        <Line name="weightLb" {...line} />
        <Line name="lug" help={t('help.lug')} {...line} />
      </div>
    </Panel>
  );
}

function TireFields(line: LinesProps) {
  const t = useStrings(goodsStrings);
  return (
    <Panel title={t('part.size')}>
      <div className="goods-fields">
        <Line name="size" help={t('help.size')} {...line} />
        <Line name="diameterIn" help={t('help.diameter')} {...line} />
        <Line name="sectionIn" {...line} />
        <Line name="rimMinIn" help={t('help.unknown')} {...line} />
        <Line name="rimMaxIn" help={t('help.unknown')} {...line} />
        <Line name="measuringRimIn" help={t('help.unknown')} {...line} />
        <Line name="loadRange" {...line} />
        <Line name="loadIndex" {...line} />
        <Line name="maxLoadLb" {...line} />
        <Line name="weightLb" {...line} />
      </div>
    </Panel>
  );
}

const tradeHelp = {
  priceUsd: null,
  msrpUsd: 'help.msrp',
  mapUsd: 'help.map',
  jobberUsd: 'help.jobber',
  costUsd: 'help.staff',
  onHand: 'help.onHand',
  leadTimeDays: 'help.leadTime',
} as const;

/** What a figure means, and where it comes from: "From prices.csv, Nov 29." */
function useTradeHelp(sources: PartFieldsProps['sources']) {
  const t = useStrings(goodsStrings);
  const language = isoOf(useLocale());
  const timeZone = useShopTimeZone();
  const day = dateFormat(language, { month: 'short', day: 'numeric', timeZone });
  return (name: TradeField): string => {
    const [help, source] = [tradeHelp[name], sources[name]];
    const said = [
      ...(help === null ? [] : [t(help)]),
      ...(source
        ? [t('help.from', { from: source.from, day: day.format(new Date(source.at)) })]
        : []),
    ];
    return said.join(' ');
  };
}

type LineProps = LinesProps & { name: FieldName; help?: string };

function Line({ name, values, answer, help }: LineProps) {
  const t = useStrings(goodsStrings);
  return (
    <TextLine
      name={name}
      label={t(`field.${name}`)}
      value={values[name] ?? ''}
      {...(help && { help })}
      {...(answer && { answer })}
    />
  );
}

import { Form } from 'react-router';
import type { BuildStepName } from '#src/domain/builds/index.ts';
import { formatDollars } from '#src/lib/money.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { plural, type Translate } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { type BuildWords, useBuildWords } from '../build-words.ts';
import { inchesText } from '../figure-text.ts';
import { AsideHead } from '../steps/aside-head.tsx';
import type { SolverData } from './find-solutions.server.ts';
import { NearMisses } from './near-misses.tsx';
import { SolvedCard } from './solved-card.tsx';
import { firstWish, type SolverRequest, workLimits } from './solver-request.ts';
import solverStrings from './words.json' with { type: 'json' };

type SolverPanelProps = {
  data: SolverData;
  step: BuildStepName;
  /** The shop's prices are without tax. */
  isBeforeTax: boolean;
};

/** The solver, from limits to parts, shown instead of the step's choices. */
export function SolverPanel({ data, step, isBeforeTax }: SolverPanelProps) {
  const t = useStrings(solverStrings);
  const locale = useLocale();
  const words = useBuildWords();
  const { wish, found } = data;
  return (
    <>
      <AsideHead title={t('title')} lead={t('lead')} close={t('close')} step={step} />
      <details className="build-solver-limits" key={JSON.stringify(wish)} open={wish === null}>
        <summary className="button button--outline button--small">
          {t('limits')} <Icon name="chevron-down" />
        </summary>
        <Limits wish={wish ?? firstWish} step={step} isBeforeTax={isBeforeTax} />
      </details>
      {wish && found.length > 0 && (
        <div role="status">
          <h2 className="build-group">
            {t(`found.${plural(found.length, locale)}`, { count: found.length })}
          </h2>
        </div>
      )}
      {wish && <p className="small muted build-solver-said">{limitsText(wish, { t, words })}</p>}
      {wish && found.length === 0 && <NearMisses {...{ data, wish, step }} />}
      <ul className="build-choices">
        {found.map((solved) => (
          <SolvedCard key={solved.tireSize} solved={solved} step={step} />
        ))}
      </ul>
    </>
  );
}

type Words = { t: Translate<keyof typeof solverStrings>; words: BuildWords };

/** "No trimming, up to $4,000, up to 84 in". */
function limitsText(
  { work, maxCents, maxHeightIn, keepsGearing }: SolverRequest,
  { t, words }: Words,
) {
  const { locale } = words;
  const limits = [
    ...(work === 'any' ? [] : [t(work === 'none' ? 'limit.none' : 'work.no-trimming')]),
    ...(maxCents === null ? [] : [t('limit', { most: formatDollars(maxCents, words.locale) })]),
    ...(maxHeightIn === null ? [] : [t('limit', { most: inchesText(maxHeightIn, locale) })]),
    ...(keepsGearing ? [t('gears')] : []),
  ];
  return limits.length === 0 ? t('work.any') : limits.join(', ');
}

/** The limits as a GET form: its URL can be shared, and it works without script. */
type LimitsProps = Omit<SolverPanelProps, 'data'> & { wish: SolverRequest };

function Limits({ wish, step, isBeforeTax }: LimitsProps) {
  const t = useStrings(solverStrings);
  return (
    <Form method="get" action={hrefs.build()} className="form build-solver-form" preventScrollReset>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="view" value="solve" />
      <fieldset className="field">
        <legend className="field-label">{t('work')}</legend>
        {workLimits.map((work) => (
          <label className="check" key={work}>
            <input type="radio" name="work" value={work} defaultChecked={work === wish.work} />
            <span>
              {t(`work.${work}`)} <span className="field-help">{t(`work.${work}.help`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="form-pair">
        <Amount
          name="under"
          label={t(isBeforeTax ? 'under.beforeTax' : 'under')}
          value={wish.maxCents === null ? null : wish.maxCents / 100}
        />
        <Amount name="tall" label={t('tall')} value={wish.maxHeightIn} />
      </div>
      <label className="check">
        <input type="checkbox" name="gears" value="keep" defaultChecked={wish.keepsGearing} />
        <span>
          {t('gears')} <span className="field-help">{t('gears.help')}</span>
        </span>
      </label>
      <button type="submit" className="button">
        {t('find')} <Icon name="arrow" />
      </button>
    </Form>
  );
}

type AmountProps = { name: 'under' | 'tall'; label: string; value: number | null };

function Amount({ name, label, value }: AmountProps) {
  const t = useStrings(solverStrings);
  const id = `solve-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        defaultValue={value ?? ''}
        aria-describedby={`${id}-help`}
      />
      <span className="field-help" id={`${id}-help`}>
        {t(`${name}.help`)}
      </span>
    </div>
  );
}

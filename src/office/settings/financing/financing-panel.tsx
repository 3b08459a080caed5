import { Form } from 'react-router';
import { monthlyPayment } from '#src/domain/quotes/index.ts';
import type { Financing } from '#src/domain/settings/index.ts';
import { formatCents } from '#src/lib/money.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import settingsStrings from '../words.json' with { type: 'json' };

type FinancingPanelProps = {
  financing: Financing | null;
  answer: Answer<string> | undefined;
};

/** The terms of the example of a monthly payment beside a price; without them there is none. */
export function FinancingPanel({ financing, answer }: FinancingPanelProps) {
  const t = useStrings(settingsStrings);
  const line = { answer, required: true };
  return (
    <Panel title={t('financing')} help={t('financing.help')}>
      {financing ? (
        <Example financing={financing} />
      ) : (
        <p className="muted">{t('financing.none')}</p>
      )}
      <Form method="post" preventScrollReset className="form" key={JSON.stringify(financing)}>
        <input type="hidden" name="intent" value="financing" />
        <TextLine
          {...line}
          name="lender"
          label={t('financing.lender')}
          value={financing?.lender}
          maxLength={80}
        />
        <TextLine
          {...line}
          name="aprPercent"
          label={t('financing.apr')}
          value={figureOf(financing?.aprPercent)}
        />
        <TextLine
          {...line}
          name="months"
          label={t('financing.months')}
          value={figureOf(financing?.months)}
        />
        <TextLine
          {...line}
          name="downPercent"
          label={t('financing.down')}
          value={figureOf(financing?.downPercent)}
        />
        <TextLine
          name="lenderUrl"
          type="url"
          label={t('financing.url')}
          help={t('financing.urlHelp')}
          value={financing?.url}
          answer={answer}
        />
        <p className="cluster">
          <button type="submit" className="button">
            {t('financing.save')}
          </button>
        </p>
      </Form>
      {financing && (
        <IntentButton fields={{ intent: 'remove-financing' }}>{t('financing.remove')}</IntentButton>
      )}
    </Panel>
  );
}

const exampleCents = 600_000;

/** What a visitor reads, for a build of $6,000. */
function Example({ financing }: { financing: Financing }) {
  const t = useStrings(settingsStrings);
  const locale = useLocale();
  const { monthlyCents, paidCents } = monthlyPayment(exampleCents, financing);
  return (
    <p>
      {t('financing.example', {
        total: formatCents(exampleCents, locale),
        payment: formatCents(monthlyCents, locale),
        paid: formatCents(paidCents, locale),
      })}
    </p>
  );
}

function figureOf(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

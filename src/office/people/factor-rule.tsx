import { isoOf } from '#src/lib/locales.ts';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { PersonRow } from './person-row.ts';
import peopleStrings from './words.json' with { type: 'json' };

type FactorRuleProps = { isRequired: boolean; people: readonly PersonRow[] };

/** Whether owners and managers need a second factor to sign in, and who has none. */
export function FactorRule({ isRequired, people }: FactorRuleProps) {
  const t = useStrings(peopleStrings);
  const list = new Intl.ListFormat(isoOf(useLocale()));
  const without = people
    .filter(({ role, twoFactorEnabled, isDisabled }) => {
      const isGuarded = role === 'owner' || role === 'manager';
      return isGuarded && !twoFactorEnabled && !isDisabled;
    })
    .map(({ name }) => name);
  return (
    <Panel
      title={t('rule')}
      help={t(isRequired ? 'rule.on' : 'rule.off')}
      tools={
        <StatusBadge tone={isRequired ? 'good' : 'quiet'}>
          {t(isRequired ? 'rule.isOn' : 'rule.isOff')}
        </StatusBadge>
      }
    >
      {without.length > 0 && <p>{t('rule.without', { names: list.format(without) })}</p>}
      <div>
        <IntentButton fields={{ intent: isRequired ? 'release' : 'require' }}>
          {t(isRequired ? 'rule.release' : 'rule.require')}
        </IntentButton>
      </div>
    </Panel>
  );
}

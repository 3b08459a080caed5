import { locales } from '#src/lib/locales.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { AccountForm } from './account-form.tsx';
import accountStrings from './words.json' with { type: 'json' };

/** The language that somebody reads the office in. The link in the frame leads to its field, `#language`. */
export function LanguagePanel() {
  const t = useStrings(accountStrings);
  const common = useStrings(commonStrings);
  const locale = useLocale();
  return (
    <Panel title={t('language')}>
      <AccountForm intent="language">
        <ChoiceLine
          key={locale}
          name="language"
          label={common('language')}
          help={t('language.help')}
          value={locale}
          options={locales.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <div>
          <button type="submit" className="button">
            {t('language.save')}
          </button>
        </div>
      </AccountForm>
    </Panel>
  );
}

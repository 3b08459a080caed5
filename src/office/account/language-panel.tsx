import { LanguageLine } from '#src/office/kit/language-line.tsx';
import { useLanguages } from '#src/office/kit/languages.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { AccountForm } from './account-form.tsx';
import accountStrings from './words.json' with { type: 'json' };

/** The language that somebody reads the office in, if the shop has more than one. The link in the frame leads to its field, `#language`. */
export function LanguagePanel() {
  const t = useStrings(accountStrings);
  const common = useStrings(commonStrings);
  const locale = useLocale();
  if (useLanguages().length === 1) return null;
  return (
    <Panel title={t('language')}>
      <AccountForm intent="language">
        <LanguageLine
          key={locale}
          name="language"
          label={common('language')}
          help={t('language.help')}
          value={locale}
        />
        <div>
          <button type="submit" className="button button--outline">
            {t('language.save')}
          </button>
        </div>
      </AccountForm>
    </Panel>
  );
}

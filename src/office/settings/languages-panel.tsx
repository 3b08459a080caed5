import { Form } from 'react-router';
import { defaultLocale, entryOf, otherLocales } from '#src/lib/locales.ts';
import type { SiteLanguages } from '#src/lib/site-languages.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { TickLine } from '#src/office/kit/tick-line.tsx';
import { languageName } from '#src/web/words/language-name.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { languageField } from './language-field.ts';
import languageStrings from './language-words.json' with { type: 'json' };

/** What visitors can read the site in. */
export function LanguagesPanel({ languages }: { languages: SiteLanguages }) {
  const t = useStrings(languageStrings);
  const reader = useLocale();
  const options = languages.on.map((code) => ({ value: code, label: entryOf(code).name }));
  return (
    <Panel title={t('title')} help={t('help', { always: languageName(defaultLocale, reader) })}>
      <Form method="post" preventScrollReset className="edit-form">
        <input type="hidden" name="intent" value="languages" />
        {otherLocales.map((code) => (
          <TickLine
            key={code}
            name={languageField(code)}
            label={t('speaks', { language: languageName(code, reader) })}
            isOn={languages.on.includes(code)}
          />
        ))}
        {options.length > 1 && (
          <ChoiceLine
            name="default"
            label={t('default')}
            help={t('default.help')}
            value={languages.default}
            options={options}
          />
        )}
        <div>
          <button type="submit" className="button button--outline">
            {t('save')}
          </button>
        </div>
      </Form>
    </Panel>
  );
}

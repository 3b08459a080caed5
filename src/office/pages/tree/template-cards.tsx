import type { Translated } from '#src/lib/translated.ts';
import { type Answer, typedIn } from '#src/office/kit/answer.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import contentStrings from '../words.json' with { type: 'json' };

export type TemplateChoice = { key: string; label: Translated; help: Translated };

type TemplateCardsProps = {
  templates: readonly TemplateChoice[];
  /** Key of the preselected one. */
  chosen: string | undefined;
  answer: Answer<string> | undefined;
};

/** The initial content of a new page; the last one is a folder. */
export function TemplateCards({ templates, chosen: first, answer }: TemplateCardsProps) {
  const t = useStrings(contentStrings);
  const locale = useLocale();
  const chosen = typedIn(answer, 'template') ?? first;
  const cards = [
    ...templates.map(({ key, label, help }) => ({
      key,
      label: label[locale],
      help: help[locale],
    })),
    { key: 'folder', label: t('new.folderTemplate'), help: t('new.folderHelp') },
  ];
  return (
    <fieldset className="field">
      <legend>{t('new.template')}</legend>
      <div className="tree-templates">
        {cards.map(({ key, label, help }) => (
          <label key={key} className="tree-template">
            <input type="radio" name="template" value={key} defaultChecked={key === chosen} />
            <span>
              <b>{label}</b>
              <small>{help}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

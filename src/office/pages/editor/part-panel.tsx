import type { StoryIssue } from '#src/domain/content/index.ts';
import { entryOf } from '#src/lib/locales.ts';
import { useLanguages } from '#src/office/kit/languages.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { BlokForm } from '../fields/blok-form.tsx';
import { useComponent } from '../fields/editor-sources.tsx';
import type { EditLanguage } from '../fields/field-props.ts';
import { checkText } from './check-bar.tsx';
import { FrameNote, PartNotes } from './part-notes.tsx';
import { PartTools } from './part-tools.tsx';
import { findBlok } from './story-tree.ts';
import { useRoot } from './use-root.ts';
import type { StoryEditorModel } from './use-story-editor.ts';
import editorStrings from './words.json' with { type: 'json' };

type PartPanelProps = { model: StoryEditorModel; mayWrite: boolean };

/** The fields of the selected part, or of the page itself, in one language. */
export function PartPanel({ model, mayWrite }: PartPanelProps) {
  const t = useStrings(editorStrings);
  const locale = useLocale();
  const { edit, dispatch, language, commands, server } = model;
  const blok = findBlok(edit.content, edit.selected)?.blok ?? edit.content;
  const description = useComponent(blok.component);
  const root = useRoot(edit.content);
  const name =
    blok === edit.content ? root.name : (description?.displayName[locale] ?? blok.component);
  const select = (uid: string) => dispatch({ type: 'select', uid });
  return (
    <aside className="editor-side" aria-label={t('fields')}>
      <div className="panel-head">
        <h2 className="title-4">{name}</h2>
        <LanguagePicker language={language} onPick={model.setLanguage} />
      </div>
      {!mayWrite && <p className="muted">{t('readOnly')}</p>}
      {model.isFrameClicked && <FrameNote />}
      <fieldset className="editor-fields" disabled={!mayWrite}>
        {blok !== edit.content && mayWrite && (
          <PartTools content={edit.content} uid={blok._uid} commands={commands} />
        )}
        {description && (
          <PartNotes
            content={edit.content}
            blok={blok}
            description={description}
            onOpenBlok={select}
          />
        )}
        {description ? (
          <BlokForm
            blok={blok}
            description={description}
            language={language}
            issues={server.state.checks
              .filter(({ blokUid }) => blokUid === blok._uid)
              .map((check) => formIssue(check, t))}
            onChange={(next) => dispatch({ type: 'change', blok: next, atMs: performance.now() })}
            onOpenBlok={select}
          />
        ) : (
          <p className="muted">{t('part.unknown')}</p>
        )}
      </fieldset>
    </aside>
  );
}

function formIssue(check: StoryIssue, t: Parameters<typeof checkText>[1]) {
  return { field: check.field, level: check.level, text: checkText(check, t) };
}

type LanguagePickerProps = { language: EditLanguage; onPick: (language: EditLanguage) => void };

function LanguagePicker({ language, onPick }: LanguagePickerProps) {
  const t = useStrings(editorStrings);
  const languages = useLanguages();
  if (languages.length === 1) return null;
  return (
    <div>
      {/* Visible, because the office itself may be in the other language. */}
      <span className="small muted" aria-hidden="true">
        {t('language')}
      </span>{' '}
      <fieldset className="segments">
        <legend className="visually-hidden">{t('language')}</legend>
        {languages.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="ed-language"
              checked={language === one}
              onChange={() => onPick(one)}
            />
            {entryOf(one).name}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

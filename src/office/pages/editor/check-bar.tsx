import type { StoryIssue } from '#src/domain/content/index.ts';
import { plural } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { useEditorSources } from '../fields/editor-sources.tsx';
import editorStrings from './words.json' with { type: 'json' };

type CheckBarProps = { checks: readonly StoryIssue[]; onShow: (uid: string) => void };

/** What to look at before publishing, each linking to the part it is about. */
export function CheckBar({ checks, onShow }: CheckBarProps) {
  const t = useStrings(editorStrings);
  const locale = useLocale();
  const { components } = useEditorSources();
  const nameOf = (component: string) =>
    components.find((one) => one.component === component)?.displayName[locale] ?? component;
  if (checks.length === 0) return null;
  const mustFix = checks.some(({ level }) => level === 'must');
  return (
    <details
      className={mustFix ? 'editor-check is-must' : 'editor-check'}
      open={mustFix || undefined}
    >
      <summary>
        <b>
          {t(`checks.${plural(checks.length, locale)}`, { count: checks.length })}
          {mustFix && `. ${t('checks.must')}`}
        </b>
      </summary>
      <ul>
        {checks.map((check) => (
          <li key={`${check.blokUid}-${check.field}-${check.code}-${check.params.link ?? ''}`}>
            <span>
              <b>{nameOf(check.component)}</b>: {checkText(check, t)}
            </span>
            <button type="button" className="link" onClick={() => onShow(check.blokUid)}>
              {t('checks.show')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

type Words = (key: `check.${StoryIssue['code']}`, values: Record<string, string>) => string;

/** An issue in words, with what to do about it. */
export function checkText({ code, params }: StoryIssue, t: Words): string {
  return t(`check.${code}`, params);
}

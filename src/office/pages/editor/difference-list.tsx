import type { Difference } from '#src/domain/content/index.ts';
import { entryOf, isLocale } from '#src/lib/locales.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { useEditorSources } from '../fields/editor-sources.tsx';
import editorStrings from './words.json' with { type: 'json' };

/** The differences between two versions, part by part, as a person reads them. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  const t = useStrings(editorStrings);
  if (differences.length === 0) return <p className="muted">{t('compare.none')}</p>;
  return (
    <ul className="editor-differences">
      {differences.map((difference) => (
        <li
          key={`${difference.kind}-${difference.uid}-${'field' in difference ? difference.field : ''}`}
        >
          <OneDifference difference={difference} />
        </li>
      ))}
    </ul>
  );
}

function OneDifference({ difference }: { difference: Difference }) {
  const t = useStrings(editorStrings);
  const name = useNames(difference);
  switch (difference.kind) {
    case 'moved':
      return <Head part={name.part} what={t('diff.moved')} />;
    case 'added':
    case 'removed':
      return (
        <>
          <Head part={name.part} what={t(`diff.${difference.kind}`)} />
          <p
            className={
              difference.kind === 'added' ? 'editor-difference-new' : 'editor-difference-old'
            }
          >
            {difference.text}
          </p>
        </>
      );
    case 'changed':
      return (
        <>
          <Head part={name.part} what={name.field} />
          <dl>
            <dt>{t('diff.before')}</dt>
            <dd className="editor-difference-old">{difference.before || t('diff.empty')}</dd>
            <dt>{t('diff.after')}</dt>
            <dd className="editor-difference-new">{difference.after || t('diff.empty')}</dd>
          </dl>
        </>
      );
  }
}

function Head({ part, what }: { part: string; what: string }) {
  return (
    <p>
      <b>{part}</b> <span className="muted">{what}</span>
    </p>
  );
}

/** Names of the part and the field in the office's language. */
function useNames(difference: Difference): { part: string; field: string } {
  const locale = useLocale();
  const { components } = useEditorSources();
  const component = components.find((one) => one.component === difference.component);
  const part = component?.displayName[locale] ?? difference.component;
  if (difference.kind !== 'changed') return { part, field: '' };
  const [name, language] = difference.field.split('__i18n__');
  const label = component?.fields.find((field) => field.name === name)?.label[locale];
  const suffix = language ? ` (${isLocale(language) ? entryOf(language).name : language})` : '';
  return { part, field: `${label ?? name}${suffix}` };
}

import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { useEditorSources } from './editor-sources.tsx';
import { FormIcon } from './form-icon.tsx';
import { PickDialog } from './pick-dialog.tsx';
import { presetKey } from './preset-choice.ts';
import { SearchList } from './search-list.tsx';
import fieldStrings from './words.json' with { type: 'json' };

type AddBlokProps = { allowed: readonly string[]; onAdd: (component: string) => void };

/** Adds a part: directly if only one component is allowed, otherwise from a list. */
export function AddBlok({ allowed, onAdd }: AddBlokProps) {
  const t = useStrings(fieldStrings);
  const locale = useLocale();
  const { components, presets } = useEditorSources();
  const isOnly = allowed.length === 1 && !presets.some(({ component }) => component === allowed[0]);
  const only = isOnly ? components.find((c) => c.component === allowed[0]) : undefined;
  if (only)
    return (
      <button
        type="button"
        className="button button--quiet fields-add-blok"
        onClick={() => onAdd(only.component)}
      >
        <FormIcon name="add" />
        {t('bloks.addOne', { name: only.displayName[locale] })}
      </button>
    );
  return (
    <PickDialog label={t('bloks.add')} icon="add" className="button button--quiet fields-add-blok">
      {(close) => (
        <BlokChoices
          allowed={allowed}
          onPick={(component) => {
            close();
            onAdd(component);
          }}
        />
      )}
    </PickDialog>
  );
}

type BlokChoicesProps = { allowed: readonly string[]; onPick: (component: string) => void };

/** What can be added: presets, then components with their purpose. */
export function BlokChoices({ allowed, onPick }: BlokChoicesProps) {
  const t = useStrings(fieldStrings);
  const locale = useLocale();
  const { components, presets } = useEditorSources();
  const nameOf = (component: string) =>
    components.find((one) => one.component === component)?.displayName[locale] ?? component;
  const kept = presets
    .filter(({ component }) => allowed.includes(component))
    .map((preset) => ({
      key: presetKey(preset),
      title: preset.name,
      detail: nameOf(preset.component),
      heading: t('presets'),
    }));
  const items = components
    .filter(({ component }) => allowed.includes(component))
    .map(({ component, displayName, help, group }) => ({
      key: component,
      title: displayName[locale],
      detail: help[locale],
      heading: t(`group.${group}`),
    }));
  return <SearchList items={[...kept, ...items]} onPick={onPick} />;
}

import { useEffect, useState } from 'react';
import { type BuildOption, buildOptions, withOptionToggled } from '#src/domain/builds/index.ts';
import { useChosenBefore } from '#src/web/ui/chosen-before.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import buildStrings from '../words.json' with { type: 'json' };

type OptionTogglesProps = {
  selected: readonly BuildOption[];
  isNoneLeft?: boolean;
  /** Called with the selected options, initially and after each change. */
  onSelect?(selected: readonly BuildOption[]): void;
};

/** What to change: three switches, of which one stays on. The server refuses an empty selection too. */
export function OptionToggles({ selected, isNoneLeft = false, onSelect }: OptionTogglesProps) {
  const t = useStrings(buildStrings);
  const [state, setState] = useState({ selectedOptions: [...selected] });
  const toggle = (option: BuildOption) => setState((before) => withOptionToggled(before, option));
  useEffect(() => onSelect?.(state.selectedOptions), [state, onSelect]);
  const field = useChosenBefore<HTMLFieldSetElement>((element) => {
    const standing = [...element.querySelectorAll('input')].filter(({ checked }) => checked);
    const options = buildOptions.filter((one) => standing.some(({ value }) => value === one));
    if (options.length > 0) setState({ selectedOptions: options });
  });
  return (
    <fieldset
      ref={field}
      className={isNoneLeft ? 'field is-error' : 'field'}
      aria-describedby="options-help"
    >
      <legend className="field-label">{t('overlay.options')}</legend>
      <div className="build-options">
        {buildOptions.map((option) => (
          <label className="build-option" key={option}>
            <input
              type="checkbox"
              name="options"
              value={option}
              checked={state.selectedOptions.includes(option)}
              onChange={() => toggle(option)}
            />
            <Icon name={iconOf[option]} />
            {t(`option.${option}`)}
          </label>
        ))}
      </div>
      <span className={isNoneLeft ? 'field-error' : 'field-help'} id="options-help">
        {t('overlay.atLeastOne')}
      </span>
    </fieldset>
  );
}

const iconOf = { 'lift-kits': 'lift', wheels: 'wheel', tires: 'tire' } as const;

import type { ChangeEventHandler } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import strings from './words.json' with { type: 'json' };

export type FinishChoicesProps = {
  name: 'flares' | 'bright-trim';
  legend: string;
  finishes: readonly ('body' | 'black' | 'chrome')[];
  chosen: string | undefined;
  onChange: ChangeEventHandler<HTMLInputElement>;
};

/** What parts of the truck are finished in; first as they came. */
export function FinishChoices({ name, legend, finishes, chosen, onChange }: FinishChoicesProps) {
  const t = useStrings(strings);
  return (
    <fieldset className="build-finishes">
      <legend className="title-4">{legend}</legend>
      <div className="segments">
        {(['stock', ...finishes] as const).map((finish) => (
          <label key={finish}>
            <input
              type="radio"
              name={name}
              value={finish === 'stock' ? '' : finish}
              checked={finish === (chosen ?? 'stock')}
              onChange={onChange}
            />
            {t(`finish.${finish}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

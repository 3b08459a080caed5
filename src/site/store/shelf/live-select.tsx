import { useId, useState } from 'react';

type LiveSelectProps = {
  name: string;
  label: string;
  value: string;
  /** `isName`: of a maker, the same in every language. */
  options: readonly { value: string; text: string; isName?: boolean }[];
  onPick(form: HTMLFormElement): void;
};

/** A select that acts as soon as something is picked; the URL's value is written back into it. */
export function LiveSelect({ name, label, value, options, onPick }: LiveSelectProps) {
  const id = useId();
  const [shown, setShown] = useState({ value, given: value });
  if (shown.given !== value) setShown({ value, given: value });
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className="select"
        value={shown.value}
        onChange={({ target }) => {
          setShown({ value: target.value, given: value });
          if (target.form) onPick(target.form);
        }}
      >
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            translate={option.isName ? 'no' : undefined}
          >
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}

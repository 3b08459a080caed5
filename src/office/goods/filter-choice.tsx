type FilterChoiceProps = {
  name: string;
  label: string;
  value: string;
  /** The choice of everything; without one there is no such choice. */
  all?: string;
  options: readonly (readonly [value: string, words: string])[];
};

/** One choice of a list's filter, with its label above it. */
export function FilterChoice({ name, label, value, all, options }: FilterChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select className="select" name={name} defaultValue={value}>
        {all !== undefined && <option value="">{all}</option>}
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

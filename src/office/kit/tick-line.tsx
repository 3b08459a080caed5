import { type Answer, typedIn } from './answer.ts';

type TickLineProps = {
  name: string;
  label: string;
  isOn: boolean;
  answer?: Answer<string> | undefined;
};

/** Yes or no, in a form that the server answers with an `Answer`. */
export function TickLine({ name, label, isOn, answer }: TickLineProps) {
  const wasRefused = answer !== undefined && 'problem' in answer;
  return (
    <label className="switch">
      <input
        type="checkbox"
        name={name}
        defaultChecked={wasRefused ? typedIn(answer, name) !== undefined : isOn}
      />
      {label}
    </label>
  );
}

import { type PaintId, paintIds, paintStrings, paints } from '#src/domain/catalog/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { FinishChoicesProps } from './finish-choices.tsx';
import { PaintSwatch } from './paint-swatch.tsx';

type PaintChoicesProps = Pick<FinishChoicesProps, 'legend' | 'onChange'> & {
  name: 'paint' | 'roof';
  /** What no paint is called. */
  none: string;
  chosen: PaintId | undefined;
};

/** One chip for each paint; arrow keys go through them. */
export function PaintChoices({ name, legend, none, chosen, onChange }: PaintChoicesProps) {
  const t = useStrings(paintStrings);
  return (
    <fieldset className="build-paints">
      <legend className="title-4">{legend}</legend>
      {[undefined, ...paintIds].map((id) => (
        <label key={id ?? ''}>
          <input
            type="radio"
            name={name}
            value={id ?? ''}
            checked={id === chosen}
            onChange={onChange}
          />
          <PaintSwatch paint={id ? paints[id] : null} />
          <span>{id ? t(id) : none}</span>
        </label>
      ))}
    </fieldset>
  );
}

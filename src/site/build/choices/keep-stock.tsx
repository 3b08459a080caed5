import type { BuildOption } from '#src/domain/builds/index.ts';
import { useBuildWords } from '../build-words.ts';

type KeepStockProps = { option: BuildOption; isChosen: boolean; onChoose(sku: null): void };

const words = {
  'lift-kits': { label: 'lift.none', help: 'lift.noneHelp' },
  wheels: { label: 'wheels.keep', help: null },
  tires: { label: 'tires.keep', help: null },
} as const;

/** Keeping the stock part is a choice too, and the first one. The form represents it by an empty number. */
export function KeepStock({ option, isChosen, onChoose }: KeepStockProps) {
  const { t } = useBuildWords();
  const { label, help } = words[option];
  return (
    <div className="build-choice build-choice--keep">
      <label className="check">
        <input
          type="radio"
          name="sku"
          value=""
          checked={isChosen}
          onChange={() => onChoose(null)}
        />
        <span>
          {t(label)}
          {help && <span className="field-help">{t(help)}</span>}
        </span>
      </label>
    </div>
  );
}

import { useId } from 'react';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { BuildSnapshot } from '#src/domain/leads/index.ts';
import { useChosenBefore } from '#src/web/ui/chosen-before.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { changedSizes, truckSizes } from './stock-sizes.ts';
import type { StockWipe } from './use-stock-wipe.ts';
import stockStrings from './words.json' with { type: 'json' };

type StockSliderProps = { vehicle: Vehicle; snapshot: BuildSnapshot; wipe: StockWipe };

/**
 * Wipes from the stock truck to the built one, with what of its size changes at either end. Without scripts only the
 * sizes are shown.
 */
export function StockSlider({ vehicle, snapshot, wipe }: StockSliderProps) {
  const id = useId();
  const { sizes, valueText } = useSizes(vehicle, snapshot);
  const slide = (input: HTMLInputElement) => {
    const percent = input.valueAsNumber;
    if (percent < 100) wipe.ask();
    wipe.show(percent);
    // Updated directly, as the picture is.
    input.setAttribute('aria-valuetext', valueText(percent));
  };
  const range = useChosenBefore<HTMLInputElement>(slide);
  return (
    <div className="stock-wipe-slider">
      <label className="stock-wipe-label" htmlFor={id}>
        {sizes.label}
      </label>
      <input
        ref={range}
        id={id}
        className="stock-wipe-range"
        type="range"
        min={0}
        max={100}
        defaultValue={100}
        aria-valuetext={valueText(100)}
        onPointerEnter={wipe.ask}
        onFocus={wipe.ask}
        onChange={({ currentTarget }) => slide(currentTarget)}
      />
      {(['stock', 'built'] as const).map((end) => (
        <p key={end} className="stock-wipe-end">
          <b>{sizes[end].name}</b>
          {sizes[end].lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      ))}
    </div>
  );
}

function useSizes(vehicle: Vehicle, snapshot: BuildSnapshot) {
  const t = useStrings(stockStrings);
  const locale = useLocale();
  const changed = changedSizes(truckSizes(vehicle, snapshot), locale);
  const endOf = (end: 'stock' | 'built') => ({
    name: t(end),
    lines: changed.map((size) => t(size.name, { size: size[end] })),
  });
  const sizes = { label: t('slide'), stock: endOf('stock'), built: endOf('built') };
  function valueText(percent: number): string {
    if (percent > 0 && percent < 100) return t('between', { percent });
    const { name, lines } = percent === 0 ? sizes.stock : sizes.built;
    return [name, ...lines].join(', ');
  }
  return { sizes, valueText };
}

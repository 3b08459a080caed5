import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BuildSnapshot } from '#src/domain/leads/index.ts';
import { hideCutLabels } from './cut-labels.ts';
import { looksStock } from './stock-input.ts';

/** Two drawings of one truck, one wiped over the other by a slider. */
export type StockWipe = {
  holder: RefObject<HTMLDivElement | null>;
  /** The stock truck is drawn once somebody reaches for the slider; the server does not send it. */
  isAsked: boolean;
  ask(): void;
  /** Percent of the picture, from the left, that shows the build. */
  show(builtPercent: number): void;
};

/** Null for a build that looks as the truck came: there is nothing to slide to. */
export function useStockWipe({ drawing }: Pick<BuildSnapshot, 'drawing'>): StockWipe | null {
  const holder = useRef<HTMLDivElement>(null);
  const shown = useRef(100);
  const [isAsked, setAsked] = useState(false);
  const ask = useCallback(() => setAsked(true), []);
  const show = useCallback((builtPercent: number) => {
    shown.current = builtPercent;
    if (holder.current) showWiped(holder.current, builtPercent);
  }, []);
  // The stock truck's labels are on the page only now.
  useLayoutEffect(() => {
    if (isAsked) show(shown.current);
  }, [isAsked, show]);
  const wipe = useMemo(() => ({ holder, isAsked, ask, show }), [isAsked, ask, show]);
  return looksStock(drawing) ? null : wipe;
}

/** Written directly: rendering two drawings at each step of a slider is slower than a finger. */
function showWiped(holder: HTMLElement, builtPercent: number): void {
  const { left, width } = holder.getBoundingClientRect();
  const isBetween = builtPercent > 0 && builtPercent < 100;
  hideCutLabels(holder, isBetween ? left + (width * builtPercent) / 100 : Number.NaN);
  holder.style.setProperty('--stock-wipe-built', `${builtPercent}%`);
  if (builtPercent >= 100) delete holder.dataset.wipe;
  else holder.dataset.wipe = isBetween ? 'between' : 'stock';
}

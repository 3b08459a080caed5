import { use, useMemo, useRef } from 'react';
import type { DrawInput, ResolvedBuild } from '#src/domain/builds/index.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import { buildNumbers } from '#src/domain/fitment/index.ts';
import { drawFront, loadFace } from '#src/drawing/index.ts';
import { figureText } from '../figure-text.ts';
import { nothingToCome } from '../verdict/cached-promise.ts';
import { drawnBuild } from './draw-truck.ts';
import { DrawnSvg } from './drawn-svg.tsx';
import { useSettledLift, withTriedLift } from './lift-trial.ts';
import { LookLink } from './look-link.tsx';
import { useInputAt } from './stage-input.ts';
import { useStageWords } from './stage-words.ts';
import { useLiveFront } from './truck-front.tsx';
import { useEqual } from './use-equal.ts';

/** The front of the truck at the same height, with how far its wheels stand out; it opens the front view. */
export function FrontInset({ resolved }: { resolved: ResolvedBuild }) {
  const { vehicle } = resolved;
  use<unknown>(loadFace(vehicle) ?? nothingToCome);
  const { t } = useStageWords();
  const holder = useRef<HTMLDivElement>(null);
  const inputAt = useInputAt(resolved);
  const drawnAt = useSettledLift();
  const drawn = useEqual({ vehicle, input: inputAt(drawnAt) });
  const drawing = useMemo(() => drawInset(drawn), [drawn]);
  useLiveFront(holder, { resolved, drawing, inputAt });
  return (
    <LookLink className="build-inset-frame" query={['side', 'front']} part={{ side: 'front' }}>
      <b>{t('inset.title')}</b>
      <div className="build-inset-drawing" aria-hidden="true" ref={holder}>
        <DrawnSvg drawing={drawing} />
      </div>
      <span>
        <Poke resolved={resolved} />
        <span className="visually-hidden">. {t('inset.open')}</span>
      </span>
    </LookLink>
  );
}

type Drawn = { vehicle: Vehicle; input: DrawInput };

/** Room above the stock roof, so that the truck keeps its size while it rises. */
const roomForLiftIn = 10;

function drawInset({ vehicle, input }: Drawn) {
  const topIn = vehicle.heightIn + roomForLiftIn;
  const options = { id: 'inset', theme: 'page', topIn, live: true } as const;
  const drawing = drawFront({ vehicle, build: drawnBuild(vehicle, input), options });
  return { ...drawing, draw: () => drawing.svg };
}

function Poke({ resolved }: { resolved: ResolvedBuild }) {
  const { t, locale } = useStageWords();
  const { poke } = buildNumbers(withTriedLift(resolved, useSettledLift()).fit);
  const told = figureText(poke, locale);
  if (!told) return null;
  return poke.value === 0 ? t('inset.same') : t('inset.poke', { poke: told.value });
}

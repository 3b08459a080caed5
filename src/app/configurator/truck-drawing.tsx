import { memo, useMemo, useRef } from 'react';
import buildStrings from '#src/app/strings/build.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { type DrawingLabel, DrawingLabels } from '#src/app/ui/drawing-labels.tsx';
import { type Drawing, sideNumbers } from '#src/app/vehicle/index.ts';
import type { DrawInput, ResolvedBuild } from '#src/domain/builds/index.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import { type BuildNumbers, buildNumbers } from '#src/domain/fitment/index.ts';
import { drawnBuild, drawTruck } from './draw-truck.ts';
import { formatNumber, inchesText } from './figure-text.ts';
import { useSettledLift, useTriedLift, withTriedLift } from './lift-trial.ts';
import { useLiveTruck } from './live-truck.ts';
import { garageDoorIn, type StageMeasure, stageLines, stagePlaces } from './stage-dimensions.ts';
import { type InputAt, useInputAt } from './stage-input.ts';

type TruckDrawingProps = {
  resolved: ResolvedBuild;
  alt: string;
};

// The frame keeps its size while the truck rises, so that only the truck moves.
const frame = { left: 16, right: 58, top: 4, bottom: 0.4 };
const roomForLiftIn = 15;

/** The truck to scale on the ground, with its dimensions; figures never scale with the picture. */
export function TruckDrawing({ resolved, alt }: TruckDrawingProps) {
  const { vehicle } = resolved;
  const holder = useRef<HTMLDivElement>(null);
  const inputAt = useInputAt(resolved);
  const drawnAt = useSettledLift();
  const drawing = useMemo(() => drawLive(vehicle, inputAt(drawnAt)), [vehicle, inputAt, drawnAt]);
  useLiveTruck(holder, { vehicle, drawing, drawnAt, inputAt });
  return (
    <div className="dwg" role="img" aria-label={alt}>
      <div className="in" ref={holder}>
        <Svg markup={drawing.svg} />
        <StageMeasures {...{ resolved, drawing, inputAt }} />
      </div>
    </div>
  );
}

function drawLive(vehicle: Vehicle, input: DrawInput): Drawing {
  const topIn = Math.max(garageDoorIn + 8, vehicle.heightIn + roomForLiftIn);
  const options = { id: 'truck', theme: 'page', padIn: frame, topIn, live: true } as const;
  return drawTruck(vehicle, { input, options });
}

type StageMeasuresProps = { resolved: ResolvedBuild; drawing: Drawing; inputAt: InputAt };

/** Dimension lines and their figures, at the height that is being tried. */
function StageMeasures({ resolved, drawing, inputAt }: StageMeasuresProps) {
  const tried = useTriedLift();
  const { vehicle } = resolved;
  const measure: StageMeasure = {
    drawing,
    numbers: sideNumbers(vehicle, drawnBuild(vehicle, inputAt(tried))),
    stockRadiusIn: vehicle.stockTire.diameterIn / 2,
    rearOverhangIn: vehicle.rearOverhangIn,
  };
  const { lines, faint, door, arrows } = stageLines(measure);
  const figures = buildNumbers(withTriedLift(resolved, tried).fit);
  return (
    <>
      <svg
        className="stage-dims"
        viewBox={`0 0 ${drawing.widthPx} ${drawing.heightPx}`}
        aria-hidden="true"
      >
        <path className="dl ext" d={faint} />
        <path className="dl door" d={door} />
        <path className="dl" d={lines} />
        <path className="ar" d={arrows} />
      </svg>
      <StageLabels measure={measure} figures={figures} />
    </>
  );
}

/** The words are the figures' own, as in the list under the truck. */
function StageLabels({ measure, figures }: { measure: StageMeasure; figures: BuildNumbers }) {
  const t = useStrings(buildStrings);
  const locale = useLocale();
  const heightIn = figures.height.value ?? measure.numbers.heightIn;
  const tireDiameterIn = figures.tireDiameter.value ?? measure.numbers.tireDiameterIn;
  const clearanceIn = figures.clearance.value;
  const places = stagePlaces(measure);
  const spareIn = garageDoorIn - heightIn;
  const garage = t(spareIn >= 0 ? 'number.garagePass' : 'number.garageFail', {
    margin: formatNumber(Math.abs(spareIn), locale),
  });
  const labels: DrawingLabel[] = [
    {
      name: 'height',
      ...places.height,
      text: inchesText(heightIn, locale),
      minor: t('stage.tall', feetAndInches(heightIn)),
    },
    {
      name: 'tire',
      ...places.tire,
      text: inchesText(tireDiameterIn, locale),
      minor: t('stage.tire'),
      wide: true,
    },
    {
      name: 'door',
      ...places.door,
      text: t('stage.door'),
      minor: garage,
      inline: true,
      above: true,
    },
  ];
  if (clearanceIn !== null) {
    const text = inchesText(clearanceIn, locale);
    labels.push({
      name: 'clearance',
      ...places.clearance,
      text,
      minor: t('stage.underAxle'),
      inline: true,
      wide: true,
    });
  }
  return <DrawingLabels labels={labels} />;
}

function feetAndInches(totalIn: number) {
  const whole = Math.round(totalIn);
  return { feet: Math.floor(whole / 12), inches: whole % 12 };
}

/**
 * Our own drawing functions made it, from numbers and fixed words; nobody's text is in it. The same
 * text is not put in again: groups that were moved since keep their place.
 */
const Svg = memo(function Svg({ markup }: { markup: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the reason is the doc comment above.
  return <div dangerouslySetInnerHTML={{ __html: markup }} />;
});

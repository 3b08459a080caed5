import { useMemo } from 'react';
import buildStrings from '#src/app/strings/build.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { type DrawingLabel, DrawingLabels } from '#src/app/ui/drawing-labels.tsx';
import type { DrawInput } from '#src/domain/builds/index.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import { drawTruck } from './draw-truck.ts';
import { formatNumber, inchesText } from './figure-text.ts';
import { garageDoorIn, type StageMeasure, stageLines, stagePlaces } from './stage-dimensions.ts';

type TruckDrawingProps = {
  vehicle: Vehicle;
  input: DrawInput;
  /** The build's height as its figures say it; the drawn roof may be tilted by the lift. */
  heightIn: number;
  alt: string;
};

// The frame keeps its size while the truck rises, so that only the truck moves.
const frame = { left: 16, right: 58, top: 4, bottom: 0.4 };
const roomForLiftIn = 15;

/** The truck to scale on the ground, with its dimensions; figures never scale with the picture. */
export function TruckDrawing({ vehicle, input, heightIn, alt }: TruckDrawingProps) {
  const measure = useMemo(() => measureTruck(vehicle, input), [vehicle, input]);
  const { drawing } = measure;
  const { lines, faint, door, arrows } = stageLines(measure);
  return (
    <div className="dwg" role="img" aria-label={alt}>
      <div className="in">
        <Svg markup={drawing.svg} />
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
        <StageLabels measure={measure} heightIn={heightIn} />
      </div>
    </div>
  );
}

function measureTruck(vehicle: Vehicle, input: DrawInput): StageMeasure {
  const drawing = drawTruck(vehicle, {
    input,
    options: {
      id: 'truck',
      theme: 'page',
      padIn: frame,
      topIn: Math.max(garageDoorIn + 8, vehicle.heightIn + roomForLiftIn),
    },
  });
  const { stockTire, rearOverhangIn } = vehicle;
  return { drawing, stockRadiusIn: stockTire.diameterIn / 2, rearOverhangIn };
}

function StageLabels({ measure, heightIn }: { measure: StageMeasure; heightIn: number }) {
  const t = useStrings(buildStrings);
  const locale = useLocale();
  const { tireDiameterIn, groundClearanceIn } = measure.drawing.numbers;
  const places = stagePlaces(measure);
  const spareIn = garageDoorIn - heightIn;
  const garage = t(spareIn >= 0 ? 'number.garagePass' : 'number.garageFail', {
    margin: formatNumber(Math.abs(spareIn), locale),
  });
  const labels: DrawingLabel[] = [
    {
      ...places.height,
      text: inchesText(heightIn, locale),
      minor: t('stage.tall', feetAndInches(heightIn)),
    },
    {
      ...places.tire,
      text: inchesText(tireDiameterIn, locale),
      minor: t('stage.tire'),
      wide: true,
    },
    { ...places.door, text: t('stage.door'), minor: garage, inline: true, above: true },
  ];
  if (groundClearanceIn !== null) {
    const text = inchesText(groundClearanceIn, locale);
    labels.push({
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

/** Our own drawing functions made it, from numbers and fixed words; nobody's text is in it. */
function Svg({ markup }: { markup: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the reason is the doc comment above.
  return <div dangerouslySetInnerHTML={{ __html: markup }} />;
}

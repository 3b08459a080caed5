import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { innerPartOf } from '#src/domain/fitment/index.ts';
import { drawSection, drawSide, stockBuild, type VehicleBuild } from '#src/drawing/index.ts';
import { translate } from '#src/web/words/translate.ts';
import { inchesText, signed } from '../figure-text.ts';
import { innerChangeText, innerPartText, partText } from '../inner-change-text.ts';
import type { LiftStep } from '../start/choose-steps.ts';
import buildStrings from '../words.json' with { type: 'json' };
import type { AnswersView, GarageView } from './answers-view.ts';
import answerStrings from './words.json' with { type: 'json' };

const mmInAnInch = 25.4;
/** A light color, so that the lines stand out. */
const paint = '#e4dccd';
/** A second line of a label below the first, in percent of the picture. */
const lineBelow = 5;
/** The wall above the door with its label, the room behind the truck with the wall, in inches. */
const garage = { aboveIn: 17, behindIn: 34, wallIn: 12 };

type Drawn = { vehicle: Vehicle; step: LiftStep; locale: Locale };

/** The front wheel cut through its axle: how far it sticks out, how much room is left behind it. */
export function describeSection({ vehicle, step, locale }: Drawn): AnswersView['section'] {
  const t = translate(answerStrings, locale);
  const part = innerPartOf(vehicle);
  const build = drawnStep(vehicle, step);
  const { spots, widthPx, heightPx } = drawSection({ vehicle, build, part, scale: 1 });
  const at = (name: keyof typeof spots, below = 0) => ({
    x: spots[name].xPercent,
    y: spots[name].yPercent + below,
  });
  const tire = step.tire?.size ?? vehicle.stockTire.size;
  const wheel = `${build.wheel.diameterIn}x${build.wheel.widthIn}`;
  const offset =
    build.wheel.offsetMm === null ? '' : `, ${signed(build.wheel.offsetMm, locale)} mm`;
  return {
    drawing: { vehicle: vehicle.id, tire: step.tire?.sku, wheel: step.wheel?.sku },
    size: { width: widthPx, height: Math.round(heightPx * 10) / 10 },
    alt: t('section.alt', { tire, wheel }),
    labels: [
      { ...at('size'), text: tire, anchor: 'end' },
      { ...at('size', lineBelow), text: '', minor: wheel + offset, inline: true, anchor: 'end' },
      { ...at('part'), text: partText(part, locale), anchor: 'end' },
      { ...at('stock'), text: '', minor: t('section.stock'), inline: true },
      ...movedLabels(),
    ],
  };

  function movedLabels() {
    const [poke, room] = [step.numbers.poke.value, step.numbers.innerClearance.value];
    if (!step.wheel || poke === null || room === null) return [];
    const words = { t: translate(buildStrings, locale), locale };
    const pokeIn = inchesText(Math.abs(poke) / mmInAnInch, locale);
    const side = t(poke < 0 ? 'section.tucked' : 'section.poke');
    return [
      { ...at('poke'), text: pokeIn, minor: side, inline: true, anchor: 'end' as const },
      { ...at('room'), text: innerChangeText(room, words) },
      {
        // A long line: it ends where the picture does.
        x: at('part').x,
        y: at('room', lineBelow).y,
        text: '',
        minor: innerPartText(room, vehicle, words),
        inline: true,
        anchor: 'end' as const,
      },
    ];
  }
}

/** The truck under a door of this height in inches, and the gap above its roof. */
export function describeGarage(drawn: Drawn & { doorIn: number }): GarageView {
  const { vehicle, step, locale, doorIn } = drawn;
  const t = translate(answerStrings, locale);
  const edges = { top: doorIn + garage.aboveIn, right: garage.behindIn };
  const side = drawSide({
    vehicle,
    build: drawnStep(vehicle, step),
    options: { scale: 1, ghost: false, topIn: edges.top, padIn: { right: edges.right } },
  });
  const [width, height] = [tenth(side.widthPx), tenth(side.heightPx)];
  const groundIn = edges.top;
  const heightIn = step.numbers.height.value ?? vehicle.heightIn;
  const [doorY, roofY] = [tenth(groundIn - doorIn), tenth(groundIn - heightIn)];
  const arrowX = tenth(width - garage.behindIn - vehicle.lengthIn * 0.22);
  const percent = (x: number, y: number) => ({ x: (100 * x) / width, y: (100 * y) / height });
  const roomIn = doorIn - heightIn;
  const feet = doorIn / 12;
  return {
    drawing: {
      ...drawingOf(vehicle, step),
      ghost: false,
      ...edges,
    },
    size: { width, height },
    alt: t('garage.alt', { feet }),
    door: `M0 0H${width}V${groundIn}H${tenth(width - garage.wallIn)}V${doorY}H0z`,
    gap:
      `M${tenth((side.anchors.roofTop.xPercent / 100) * width)} ${roofY}H${arrowX + 5}` +
      `M${arrowX} ${doorY - 9}V${doorY}m-1.6 -5 1.6 5 1.6-5` +
      `M${arrowX} ${roofY + 22}V${roofY}m-1.6 5 1.6-5 1.6 5`,
    labels: [
      { ...percent(5, doorY / 2), text: t('garage.door', { feet }) },
      {
        ...percent(arrowX + 4, roofY + 15),
        text: inchesText(Math.abs(roomIn), locale),
        minor: t(roomIn < 0 ? 'garage.over' : 'garage.room'),
        inline: true,
      },
    ],
  };
}

function tenth(inches: number): number {
  return Math.round(inches * 10) / 10;
}

function drawingOf(vehicle: Vehicle, { lift, tire, wheel }: LiftStep) {
  return {
    vehicle: vehicle.id,
    lift: lift?.frontIn ?? 0,
    liftRear: lift?.rearIn ?? 0,
    tire: tire?.sku,
    wheel: wheel?.sku,
    colour: paint,
  };
}

/** What the pictures' addresses say, for the places of their labels: look does not matter. */
function drawnStep(vehicle: Vehicle, { lift, tire, wheel }: LiftStep): VehicleBuild {
  const stock = stockBuild(vehicle);
  return {
    ...stock,
    liftFrontIn: lift?.frontIn ?? 0,
    liftRearIn: lift?.rearIn ?? 0,
    tire: tire
      ? { ...stock.tire, diameterIn: tire.diameterIn, sectionIn: tire.sectionIn }
      : stock.tire,
    wheel: wheel
      ? {
          ...stock.wheel,
          diameterIn: wheel.diameterIn,
          widthIn: wheel.widthIn,
          offsetMm: wheel.offsetMm,
        }
      : stock.wheel,
  };
}

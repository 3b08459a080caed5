import { drawRims } from './draw-marks.ts';
import type { WheelName } from './first-marks.ts';
import { type BoardHandle, MarkBoard } from './mark-board.tsx';
import type { KnownVehicle, PhotoMarks, PhotoPoint } from './measure/marks.ts';
import { OnTruck } from './on-truck.tsx';
import type { OpenedPhoto } from './open-photo.ts';
import { PhotoProblems } from './photo-problems.tsx';
import type { PhotoTruck } from './photo-truck.ts';
import { type Marking, useJudgedPhoto, useMarking } from './use-marking.ts';
import { usePhotoWords } from './use-photo-words.ts';

type MarksStepProps = {
  photo: OpenedPhoto;
  truck: PhotoTruck;
  known: KnownVehicle;
  marking: Marking;
  onKnown(known: KnownVehicle): void;
  onChange(marking: Marking): void;
  onDone(): void;
};

const parts = ['hub', 'top', 'side'] as const;
type Part = (typeof parts)[number];
const leastHalfPx = 8;

/** Both rims of the photo: tapped, snapped, corrected. */
export function MarksStep(props: MarksStepProps) {
  const { photo, truck, known, marking, onKnown, onChange, onDone } = props;
  const { t } = usePhotoWords();
  const set = useMarking({ photo, known, marking, change: onChange });
  const judged = useJudgedPhoto({ photo, known, marking });
  const { marks, result } = marking;
  const handles = (['front', 'rear'] as const).flatMap((wheel) =>
    parts.map((part) => ({
      id: `${wheel}.${part}`,
      label: t(`handle.${wheel}.${part}`),
      at: placeOf(marks[wheel], part),
    })),
  );
  const move = (id: string, to: PhotoPoint) => {
    const [wheel, part] = id.split('.') as [WheelName, Part];
    set.moveTo(wheel, movedBy(marks[wheel], part, to));
  };
  return (
    <div className="photo-columns">
      <MarkBoard
        photo={photo.canvas}
        handles={handles}
        draw={(ink, unit) => drawRims(ink, marks, unit)}
        onMove={move}
        onSettle={(id) => set.settle(id.split('.')[0] as WheelName)}
        onTap={set.tap}
        tell={useTelling()}
      />
      <div className="photo-panel">
        <h3 className="title-4">{t('marks.title')}</h3>
        <p>{t('marks.first')}</p>
        <p className="small muted" id="photo-board-help">
          {t('marks.help')}
        </p>
        <FacingChoice facing={marking.facing} onFace={set.face} />
        <OnTruck truck={truck} known={known} onKnown={onKnown} />
        <p className="photo-status" role="status">
          {result && t(`marks.${result}`)}
        </p>
        {judged && <PhotoProblems judged={judged} />}
        <button
          type="button"
          className="button"
          disabled={!judged || judged.problems.length > 0}
          onClick={onDone}
        >
          {t('marks.done')}
        </button>
      </div>
    </div>
  );
}

function placeOf({ x, y, halfWidth, halfHeight }: PhotoMarks['front'], part: Part): PhotoPoint {
  if (part === 'top') return [x, y - halfHeight];
  return part === 'side' ? [x + halfWidth, y] : [x, y];
}

function movedBy(mark: PhotoMarks['front'], part: Part, [x, y]: PhotoPoint) {
  if (part === 'hub') return { x, y };
  if (part === 'top') return { halfHeight: Math.max(leastHalfPx, mark.y - y) };
  return { halfWidth: Math.max(leastHalfPx, x - mark.x) };
}

export function useTelling(): (handle: BoardHandle) => string {
  const { t } = usePhotoWords();
  return ({ label, at }) =>
    t('handle.at', { name: label, x: Math.round(at[0]), y: Math.round(at[1]) });
}

type FacingChoiceProps = { facing: 1 | -1; onFace(facing: 1 | -1): void };

function FacingChoice({ facing, onFace }: FacingChoiceProps) {
  const { t } = usePhotoWords();
  return (
    <fieldset className="photo-facing">
      <legend>{t('facing')}</legend>
      {([1, -1] as const).map((side) => (
        <label key={side}>
          <input
            type="radio"
            name="photo-facing"
            checked={facing === side}
            onChange={() => onFace(side)}
          />
          {t(side === 1 ? 'facing.left' : 'facing.right')}
        </label>
      ))}
    </fieldset>
  );
}

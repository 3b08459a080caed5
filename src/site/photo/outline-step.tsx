import { useMemo } from 'react';
import type { SideOutline } from '#src/drawing/index.ts';
import { drawOutline } from './draw-marks.ts';
import { MarkBoard } from './mark-board.tsx';
import { useTelling } from './marks-step.tsx';
import type { KnownVehicle, PhotoPoint } from './measure/marks.ts';
import type { Pose } from './measure/pose.ts';
import type { OpenedPhoto } from './open-photo.ts';
import {
  type Corrections,
  correctOutline,
  type OutlineHandleName,
  outlineHandleNames,
  outlineHandles,
  projectOutline,
} from './outline/body-outline.ts';
import { usePhotoWords } from './use-photo-words.ts';

type OutlineStepProps = {
  photo: OpenedPhoto;
  pose: Pose;
  known: KnownVehicle;
  side: SideOutline;
  corrections: Corrections;
  onChange(corrections: Corrections): void;
  onDone(): void;
};

/** The vehicle's own drawing on the photo, and handles to correct it. */
export function OutlineStep(props: OutlineStepProps) {
  const { photo, pose, known, side, corrections, onChange, onDone } = props;
  const { t } = usePhotoWords();
  const tell = useTelling();
  const drawn = useMemo(
    () => projectOutline(side, pose, known.wheelbaseIn),
    [side, pose, known.wheelbaseIn],
  );
  const homes = useMemo(() => outlineHandles(drawn, pose.facing), [drawn, pose.facing]);
  const outline = useMemo(
    () => correctOutline(drawn, pose.facing, corrections),
    [drawn, pose.facing, corrections],
  );
  const handles = outlineHandleNames.map((name) => {
    const [dx, dy] = corrections[name] ?? [0, 0];
    const at: PhotoPoint = [homes[name][0] + dx, homes[name][1] + dy];
    return { id: name, label: t(`handle.${name}`), at };
  });
  const move = (id: string, [x, y]: PhotoPoint) => {
    const home = homes[id as OutlineHandleName];
    onChange({ ...corrections, [id]: [x - home[0], y - home[1]] });
  };
  return (
    <div className="photo-columns">
      <MarkBoard
        photo={photo.canvas}
        handles={handles}
        draw={(ink, unit) => drawOutline(ink, outline, unit)}
        onMove={move}
        onSettle={() => undefined}
        tell={tell}
      />
      <div className="photo-panel">
        <h3 className="title-4">{t('outline.title')}</h3>
        <p>{t('outline.lead')}</p>
        <p className="small muted" id="photo-board-help">
          {t('marks.help')}
        </p>
        <button type="button" className="button" onClick={onDone}>
          {t('outline.done')}
        </button>
        <button
          type="button"
          className="button button--quiet"
          disabled={Object.keys(corrections).length === 0}
          onClick={() => onChange({})}
        >
          {t('outline.reset')}
        </button>
      </div>
    </div>
  );
}

import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { KeepPhoto } from './keep-photo.tsx';
import { usePhotoFile } from './photo-file.ts';
import { PhotoProblems } from './photo-problems.tsx';
import { buildAt, type Look, type Placed, riseOf, useComposed } from './use-composed.ts';
import type { Judged } from './use-marking.ts';
import { usePhotoWords } from './use-photo-words.ts';

type ResultStepProps = {
  placed: Placed;
  judged: Judged;
  isLifted: boolean;
  isKept: boolean;
  onLift(isLifted: boolean): void;
  onEdit(step: 'marks' | 'outline' | 'pick'): void;
  onKept(isKept: boolean): void;
  onDeleted(): void;
};

const tallestLiftIn = 10;
const liftStepIn = 0.5;

/** The truck with its build, to look at, to compare, to save and to share. */
export function ResultStep(props: ResultStepProps) {
  const { placed, isLifted } = props;
  const view = useRef<HTMLCanvasElement>(null);
  const [liftIn, setLift] = useState(placed.truck.build.liftFrontIn);
  const before = useRef<HTMLCanvasElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(0);
  const [showsLines, showLines] = useState(true);
  const { look, alt } = useLook(placed, { isLifted, liftIn, showsLines });
  const { isReady, hasFailed } = useComposed({ view, before }, { placed, look });
  useLayoutEffect(() => board.current?.style.setProperty('--photo-board-share', `${percent}%`));
  return (
    <div className="photo-columns">
      <div ref={board} className="photo-board">
        <canvas
          ref={view}
          className="photo-view"
          width={placed.photo.canvas.width}
          height={placed.photo.canvas.height}
          role="img"
          aria-label={alt}
          data-ready={isReady || undefined}
        />
        <canvas ref={before} className="photo-before" hidden={percent === 0} />
        <span className="photo-edge" />
      </div>
      <div className="photo-panel">
        <ShownNote {...{ placed, isLifted, hasFailed }} />
        {isLifted && <LiftRange liftIn={liftIn} onLift={setLift} />}
        <CompareRange {...{ percent }} onPercent={setPercent} />
        <LookSwitches {...props} {...{ showsLines, showLines }} />
        <FileButtons {...{ placed, look }} />
        <Afterwards {...props} />
      </div>
    </div>
  );
}

type ShownNoteProps = Pick<ResultStepProps, 'placed' | 'isLifted'> & { hasFailed: boolean };

const tightIn = 1.5;

function ShownNote({ placed, isLifted, hasFailed }: ShownNoteProps) {
  const { t } = usePhotoWords();
  const { tireDiameterIn } = buildAt(placed, 0);
  const isTight = !isLifted && tireDiameterIn > placed.known.tireDiameterIn + tightIn;
  return (
    <p className="small" role="status">
      {hasFailed && t('saveFailed')} {!(hasFailed || isLifted) && t('wheelsOnly')}{' '}
      {isTight && t('tightTire')}
    </p>
  );
}

type LookSwitchesProps = Pick<ResultStepProps, 'isLifted' | 'onLift' | 'onEdit'> & {
  showsLines: boolean;
  showLines(shows: boolean): void;
};

function LookSwitches({ isLifted, onLift, onEdit, showsLines, showLines }: LookSwitchesProps) {
  const { t } = usePhotoWords();
  return (
    <div className="cluster">
      <button
        type="button"
        className="button button--outline button--small"
        onClick={() => (isLifted ? onLift(false) : onEdit('outline'))}
      >
        {t(isLifted ? 'lift.off' : 'lift.start')}
      </button>
      <label className="photo-check">
        <input
          type="checkbox"
          checked={showsLines}
          onChange={({ target }) => showLines(target.checked)}
        />
        {t('dimensions')}
      </label>
    </div>
  );
}

/** Keeping and deleting, how exact it is, and the ways back. */
function Afterwards({ placed, judged, isLifted, isKept, ...on }: ResultStepProps) {
  const { t } = usePhotoWords();
  return (
    <>
      <KeepPhoto {...{ placed, isLifted, isKept }} onKept={on.onKept} onDeleted={on.onDeleted} />
      <PhotoProblems judged={judged} />
      <p className="small muted">{t('toScale')}</p>
      <EditLinks isLifted={isLifted} onEdit={on.onEdit} />
    </>
  );
}

type Set = { isLifted: boolean; liftIn: number; showsLines: boolean };

function useLook(
  placed: Placed,
  { isLifted, liftIn, showsLines }: Set,
): { look: Look; alt: string } {
  const { t, inches } = usePhotoWords();
  const { vehicle, name } = placed.truck;
  const build = buildAt(placed, isLifted ? liftIn : 0);
  const rise = isLifted ? riseOf(placed, build) : 0;
  const [tire, height, base] = [
    inches(build.tireDiameterIn),
    inches(vehicle.heightIn + rise),
    inches(vehicle.wheelbaseIn),
  ];
  const risen = inches(rise);
  const look = useMemo(
    (): Look => ({
      isLifted,
      liftIn,
      dimensions: showsLines
        ? {
            wheelbase: t('wheelbase', { value: base }),
            tire: t('sized', { value: tire }),
            height: t('tall', { value: height }),
            rise: rise < 0 ? risen : `+${risen}`,
          }
        : null,
    }),
    [t, isLifted, liftIn, showsLines, base, tire, height, rise, risen],
  );
  const alt = t(isLifted ? 'view.lift' : 'view.wheels', { name, tire, rise: risen, height });
  return { look, alt };
}

function LiftRange({ liftIn, onLift }: { liftIn: number; onLift(inches: number): void }) {
  const { t, inches } = usePhotoWords();
  return (
    <label className="photo-range">
      <span>{t('lift')}</span>
      <input
        type="range"
        min={0}
        max={tallestLiftIn}
        step={liftStepIn}
        value={liftIn}
        aria-valuetext={inches(liftIn)}
        onChange={({ target }) => onLift(target.valueAsNumber)}
      />
      <output>{inches(liftIn)}</output>
    </label>
  );
}

function CompareRange({
  percent,
  onPercent,
}: {
  percent: number;
  onPercent(percent: number): void;
}) {
  const { t } = usePhotoWords();
  return (
    <label className="photo-range">
      <span>{t('compare')}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-valuetext={t('compare.value', { percent })}
        onChange={({ target }) => onPercent(target.valueAsNumber)}
      />
    </label>
  );
}

function FileButtons({ placed, look }: { placed: Placed; look: Look }) {
  const { t } = usePhotoWords();
  const { save, share, canShare, hasFailed } = usePhotoFile(placed, look);
  return (
    <div className="cluster">
      {canShare && (
        <button type="button" className="button" onClick={share}>
          {t('share')}
        </button>
      )}
      <button
        type="button"
        className={canShare ? 'button button--outline' : 'button'}
        onClick={save}
      >
        {t('save')}
      </button>
      <span role="status">{hasFailed && t('saveFailed')}</span>
    </div>
  );
}

type EditLinksProps = Pick<ResultStepProps, 'isLifted' | 'onEdit'>;

function EditLinks({ isLifted, onEdit }: EditLinksProps) {
  const { t } = usePhotoWords();
  return (
    <div className="cluster">
      <button
        type="button"
        className="button button--quiet button--small"
        onClick={() => onEdit('marks')}
      >
        {t('editMarks')}
      </button>
      {isLifted && (
        <button
          type="button"
          className="button button--quiet button--small"
          onClick={() => onEdit('outline')}
        >
          {t('editOutline')}
        </button>
      )}
      <button
        type="button"
        className="button button--quiet button--small"
        onClick={() => onEdit('pick')}
      >
        {t('other')}
      </button>
    </div>
  );
}

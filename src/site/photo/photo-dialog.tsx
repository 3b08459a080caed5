import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { sideOutline } from '#src/drawing/index.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { MarksStep } from './marks-step.tsx';
import type { KnownVehicle } from './measure/marks.ts';
import type { OpenedPhoto } from './open-photo.ts';
import type { Corrections } from './outline/body-outline.ts';
import { OutlineStep } from './outline-step.tsx';
import photoStyles from './photo.css?url';
import type { StoredPhoto } from './photo-store.ts';
import type { PhotoTruck } from './photo-truck.ts';
import { PickStep } from './pick-step.tsx';
import { ResultStep } from './result-step.tsx';
import { type Marking, startMarking, useJudgedPhoto } from './use-marking.ts';
import { usePhotoWords } from './use-photo-words.ts';

type PhotoDialogProps = { truck: PhotoTruck; onClose(): void };

const titleId = 'photo-dialog-title';

/** The owner's photo with the build on it. Everything happens on this device. */
export function PhotoDialog({ truck, onClose }: PhotoDialogProps) {
  const { t, common } = usePhotoWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
  };
  const portal = document.getElementById('modal-portal') ?? document.body;
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape
    <dialog
      className="photo-dialog"
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <PartStyles href={photoStyles} />
      <header>
        <h2 className="title-3" id={titleId}>
          {t('title')}
        </h2>
        <button
          type="button"
          className="button button--quiet button--icon push-end"
          aria-label={common('close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className="photo-dialog-body">
        <PhotoSteps truck={truck} />
      </div>
    </dialog>,
    portal,
  );
}

type Step = 'pick' | 'marks' | 'outline' | 'result';

function PhotoSteps({ truck }: { truck: PhotoTruck }) {
  const { t } = usePhotoWords();
  const [photo, setPhoto] = useState<OpenedPhoto | null>(null);
  const [first, setFirst] = useState<StoredPhoto | null>(null);
  const [note, setNote] = useState('');
  if (!photo) {
    return (
      <PickStep
        vehicleId={truck.vehicle.id}
        note={note}
        onOpen={(opened, stored) => {
          setFirst(stored);
          setPhoto(opened);
        }}
      />
    );
  }
  return (
    <OpenedSteps
      {...{ photo, truck }}
      stored={first}
      onLeave={(isDeleted) => {
        setNote(isDeleted ? t('deleted') : '');
        setPhoto(null);
      }}
    />
  );
}

type OpenedStepsProps = {
  photo: OpenedPhoto;
  truck: PhotoTruck;
  stored: StoredPhoto | null;
  onLeave(isDeleted: boolean): void;
};

function OpenedSteps({ photo, truck, stored, onLeave }: OpenedStepsProps) {
  const [step, setStep] = useState<Exclude<Step, 'pick'>>(stored ? 'result' : 'marks');
  const [known, setKnown] = useState(() => stored?.known ?? stockOf(truck));
  const [marking, setMarking] = useState(() => firstMarking(photo, known, stored));
  const [corrections, setCorrections] = useState<Corrections>(stored?.corrections ?? {});
  const [isLifted, setLifted] = useState(stored?.isLifted ?? false);
  const [isKept, setKept] = useState(stored !== null);
  const judged = useJudgedPhoto({ photo, known, marking });
  const side = useMemo(() => sideOutline(truck.vehicle), [truck.vehicle]);
  const placing = useMemo(
    () => ({ size: photo.size, marks: marking.marks, corrections }),
    [photo, marking.marks, corrections],
  );
  const placed = useMemo(
    () => ({ photo, placing, known, side, truck }),
    [photo, placing, known, side, truck],
  );
  // What is kept is as it was when it was kept.
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setKept(false);
    };
  if (step === 'marks' || !judged) {
    return (
      <MarksStep
        {...{ photo, truck, known, marking }}
        onKnown={change(setKnown)}
        onChange={change(setMarking)}
        onDone={() => setStep('result')}
      />
    );
  }
  if (step === 'outline') {
    return (
      <OutlineStep
        {...{ photo, known, side, corrections }}
        pose={judged.pose}
        onChange={change(setCorrections)}
        onDone={() => {
          setLifted(true);
          setStep('result');
        }}
      />
    );
  }
  return (
    <ResultStep
      {...{ placed, judged, isLifted, isKept }}
      onLift={setLifted}
      onKept={setKept}
      onDeleted={() => onLeave(true)}
      onEdit={(to) => (to === 'pick' ? onLeave(false) : setStep(to))}
    />
  );
}

function stockOf({ vehicle }: PhotoTruck): KnownVehicle {
  return {
    wheelbaseIn: vehicle.wheelbaseIn,
    tireDiameterIn: vehicle.stockTire.diameterIn,
    wheelDiameterIn: vehicle.stockWheel.diameterIn,
  };
}

function firstMarking(
  photo: OpenedPhoto,
  known: KnownVehicle,
  stored: StoredPhoto | null,
): Marking {
  if (!stored) return startMarking(photo, known);
  const { front, rear } = stored.marks;
  return {
    marks: stored.marks,
    marked: { front: true, rear: true },
    facing: front.x < rear.x ? 1 : -1,
    result: 'snapped',
  };
}

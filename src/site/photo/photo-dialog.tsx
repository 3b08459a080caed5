import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { sideOutline } from '#src/drawing/index.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { MarksStep } from './marks-step.tsx';
import { leaveOpen, leftOpen, type Opened, openedOf } from './opened-photo.ts';
import { OutlineStep } from './outline-step.tsx';
import photoStyles from './photo.css?url';
import type { PhotoTruck } from './photo-truck.ts';
import { PickStep } from './pick-step.tsx';
import { ResultStep } from './result-step.tsx';
import { useJudgedPhoto } from './use-marking.ts';
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

function PhotoSteps({ truck }: { truck: PhotoTruck }) {
  const { t } = usePhotoWords();
  const vehicleId = truck.vehicle.id;
  const [opened, setOpened] = useState(() => leftOpen(vehicleId));
  const [note, setNote] = useState('');
  useEffect(() => leaveOpen(vehicleId, opened), [vehicleId, opened]);
  if (!opened) {
    return (
      <PickStep
        vehicleId={vehicleId}
        note={note}
        onOpen={(photo, stored) => setOpened(openedOf(photo, truck, stored))}
      />
    );
  }
  return (
    <OpenedSteps
      {...{ truck, opened }}
      onSet={(part) => setOpened((now) => now && { ...now, ...part })}
      onLeave={(isDeleted) => {
        setNote(isDeleted ? t('deleted') : '');
        setOpened(null);
      }}
    />
  );
}

type OpenedStepsProps = {
  truck: PhotoTruck;
  opened: Opened;
  onSet(part: Partial<Opened>): void;
  onLeave(isDeleted: boolean): void;
};

function OpenedSteps({ truck, opened, onSet, onLeave }: OpenedStepsProps) {
  const { step, photo, known, marking, corrections, isLifted, isKept } = opened;
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
  const change = (part: Partial<Opened>) => onSet({ ...part, isKept: false });
  if (step === 'marks' || !judged) {
    return (
      <MarksStep
        {...{ photo, truck, known, marking }}
        onKnown={(to) => change({ known: to })}
        onChange={(to) => change({ marking: to })}
        onDone={() => onSet({ step: 'result' })}
      />
    );
  }
  if (step === 'outline') {
    return (
      <OutlineStep
        {...{ photo, known, side, corrections }}
        pose={judged.pose}
        onChange={(to) => change({ corrections: to })}
        onDone={() => onSet({ step: 'result', isLifted: true })}
      />
    );
  }
  return (
    <ResultStep
      {...{ placed, judged, isLifted, isKept }}
      onLift={(to) => onSet({ isLifted: to })}
      onKept={(to) => onSet({ isKept: to })}
      onDeleted={() => onLeave(true)}
      onEdit={(to) => (to === 'pick' ? onLeave(false) : onSet({ step: to }))}
    />
  );
}

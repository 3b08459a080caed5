import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Form, useLocation, useNavigate } from 'react-router';
import { buildOptions } from '#src/domain/builds/index.ts';
import type { VehicleChoice } from '#src/domain/catalog/index.ts';
import { SideDrawing } from '#src/site/kit/side-drawing.tsx';
import { SkyField } from '#src/site/kit/sky-field.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';
import buildPages from '../build-pages.css?url';
import { browserApi } from '../saving/api-client.ts';
import { OptionToggles } from '../steps/option-toggles.tsx';
import { GaragePicks } from '../vehicles/garage-picks.tsx';
import { deviceGarage } from '../vehicles/garage-store.ts';
import { narrowVehicle, type VehiclePick } from '../vehicles/narrow-vehicle.ts';
import { NotListed } from '../vehicles/not-listed.tsx';
import { VehicleSelects } from '../vehicles/vehicle-selects.tsx';
import buildStrings from '../words.json' with { type: 'json' };

type OverlayProps = { onClose(): void };

const formId = 'start-build';
const titleId = 'start-build-title';

/**
 * Starts a build over the current page: the native dialog traps the focus, closes on Escape and restores the focus.
 * Its form is sent to the same place as the first step's.
 */
export function StartBuildOverlay({ onClose }: OverlayProps) {
  const t = useStrings(buildStrings);
  const common = useStrings(commonStrings);
  const dialog = useRef<HTMLDialogElement>(null);
  const choices = useVehicleChoices();
  useClosedByNavigation(onClose);
  useEffect(() => dialog.current?.showModal(), []);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
  };
  const portal = document.getElementById('modal-portal') ?? document.body;
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape
    <dialog
      className="build-dialog build-overlay"
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <PartStyles href={buildPages} />
      <header>
        <h2 className="title-3" id={titleId}>
          {t('overlay.title')}
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
      {choices ? (
        <StartForm choices={choices} />
      ) : (
        <p className="build-dialog-body">{common('loading')}</p>
      )}
      <footer>
        <span className="small muted">{t('overlay.saves')}</span>
        <button
          type="submit"
          form={formId}
          className="button button--large push-end"
          disabled={!choices}
        >
          {t('vehicle.draw')} <Icon name="arrow" />
        </button>
      </footer>
    </dialog>,
    portal,
  );
}

function StartForm({ choices }: { choices: readonly VehicleChoice[] }) {
  const [start, setStart] = useState<VehiclePick>(() => deviceGarage().list()[0] ?? {});
  const [picked, setPicked] = useState(() => narrowVehicle(choices, start).picked);
  const [unknown, setUnknown] = useState('');
  const pickFromGarage = (vehicle: VehiclePick) => {
    setStart(vehicle);
    setPicked(narrowVehicle(choices, vehicle).picked);
  };
  return (
    <div className="build-dialog-body">
      <div className="build-overlay-drawing sky-field">
        <div className="sky-backdrop">
          <SkyField />
        </div>
        <div className="drawing">
          <SideDrawing drawing={{ vehicle: picked.vehicleId }} alt="" priority />
        </div>
        <div className="datum" />
      </div>
      <Form
        method="post"
        action={hrefs.build({ step: 'vehicle' })}
        className="build-overlay-form"
        id={formId}
      >
        <input type="hidden" name="intent" value="start" />
        <VehicleSelects
          key={`${start.vehicleId} ${start.year}`}
          choices={choices}
          picked={picked}
          onPick={setPicked}
          onUnknown={setUnknown}
        />
        <GaragePicks choices={choices} picked={picked} onPick={pickFromGarage} />
        <OptionToggles selected={buildOptions} />
        <NotListed words={unknown} />
      </Form>
    </div>
  );
}

/** Null while they are loading. Without them, the page itself is used to start. */
function useVehicleChoices(): VehicleChoice[] | null {
  const [choices, setChoices] = useState<VehicleChoice[] | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    browserApi()
      .listVehicles()
      .then(setChoices, () => navigate(hrefs.build()));
  }, [navigate]);
  return choices;
}

function useClosedByNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current !== key) onClose();
  }, [key, onClose]);
}

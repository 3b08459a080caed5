import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Form, useLocation, useNavigate } from 'react-router';
import { browserApi } from '#src/app/configurator/keeping/api-client.ts';
import { OptionToggles } from '#src/app/configurator/steps/option-toggles.tsx';
import { GaragePicks } from '#src/app/configurator/vehicles/garage-picks.tsx';
import { deviceGarage } from '#src/app/configurator/vehicles/garage-store.ts';
import { narrowVehicle, type VehiclePick } from '#src/app/configurator/vehicles/narrow-vehicle.ts';
import { NotListed } from '#src/app/configurator/vehicles/not-listed.tsx';
import { VehicleSelects } from '#src/app/configurator/vehicles/vehicle-selects.tsx';
import { hrefs } from '#src/app/hrefs.ts';
import buildStrings from '#src/app/strings/build.json' with { type: 'json' };
import commonStrings from '#src/app/strings/common.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import buildPages from '#src/app/styles/build-pages.css?url';
import { Icon } from '#src/app/ui/icon.tsx';
import { PartStyles } from '#src/app/ui/part-styles.tsx';
import { buildOptions } from '#src/domain/builds/index.ts';
import type { VehicleChoice } from '#src/domain/catalog/index.ts';
import { SideDrawing } from './side-drawing.tsx';
import { SkyField } from './sky-field.tsx';

type OverlayProps = { onClose(): void };

const formId = 'start-build';
const titleId = 'start-build-title';

/**
 * The start of a build over the page: the native dialog keeps the focus inside, closes on Escape
 * and gives the focus back. Its form goes where the first step's goes.
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
      className="dialog ovl-d"
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <PartStyles href={buildPages} />
      <header>
        <h2 className="d3" id={titleId}>
          {t('overlay.title')}
        </h2>
        <button
          type="button"
          className="btn btn--quiet btn--icon push"
          aria-label={common('close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      {choices ? <StartForm choices={choices} /> : <p className="body">{common('loading')}</p>}
      <footer>
        <span className="small muted">{t('overlay.saves')}</span>
        <button type="submit" form={formId} className="btn btn--lg push" disabled={!choices}>
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
    <div className="body">
      <div className="ovl-dwg skyfield">
        <div className="stage-bg">
          <SkyField />
        </div>
        <div className="dwg">
          <SideDrawing drawing={{ vehicle: picked.vehicleId }} alt="" priority />
        </div>
        <div className="datum" />
      </div>
      <Form method="post" action={hrefs.build({ step: 'vehicle' })} className="ovl-f" id={formId}>
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

/** Null while they are on their way. Without them the page itself is the way to start. */
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

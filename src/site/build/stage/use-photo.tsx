import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import { vehicleName } from '#src/domain/catalog/index.ts';
import { loadBody, stockBuild } from '#src/drawing/index.ts';
import type { PhotoTruck } from '#src/site/photo/index.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { drawnBuild } from './draw-truck.ts';
import { useSettledLift } from './lift-trial.ts';
import photoStrings from './photo-words.json' with { type: 'json' };
import { useInputAt } from './stage-input.ts';

type Dialog = ComponentType<{ truck: PhotoTruck; onClose(): void }>;

/** Opens the owner's own photo with this build on it; its script is loaded when somebody asks for it. */
export function UsePhoto({ resolved }: { resolved: ResolvedBuild }) {
  const t = useStrings(photoStrings);
  const [canRun, setCanRun] = useState(false);
  // Without scripts there is no button that does nothing.
  useEffect(() => setCanRun(true), []);
  const [dialog, setDialog] = useState<{ Dialog: Dialog } | null>(null);
  const [said, setSaid] = useState<'loading' | 'failed' | null>(null);
  if (!canRun) return null;
  const open = async () => {
    if (said === 'loading') return;
    setSaid('loading');
    try {
      const [{ PhotoDialog }] = await Promise.all([
        import('#src/site/photo/index.ts'),
        loadBody(resolved.vehicle),
      ]);
      setDialog({ Dialog: PhotoDialog });
      setSaid(null);
    } catch {
      setSaid('failed');
    }
  };
  return (
    <div className="build-photo">
      <button
        type="button"
        className="button button--outline button--small"
        aria-busy={said === 'loading'}
        onClick={() => void open()}
      >
        <Icon name="camera" /> <span>{t('open')}</span>
      </button>
      <span className={said === 'failed' ? 'build-photo-failed' : 'visually-hidden'} role="status">
        {said && t(said)}
      </span>
      {dialog && <Opened {...{ resolved, ...dialog }} onClose={() => setDialog(null)} />}
    </div>
  );
}

type OpenedProps = { resolved: ResolvedBuild; Dialog: Dialog; onClose(): void };

function Opened({ resolved, Dialog, onClose }: OpenedProps) {
  const locale = useLocale();
  const settled = useSettledLift();
  const inputAt = useInputAt(resolved);
  const truck = useMemo((): PhotoTruck => {
    const { vehicle, year, liftKit, wheel, tire } = resolved;
    return {
      vehicle,
      name: vehicleName(vehicle, year, locale),
      stock: stockBuild(vehicle),
      build: drawnBuild(vehicle, inputAt(settled)),
      parts: [liftKit, wheel, tire].flatMap((part) => (part ? [`${part.brand} ${part.name}`] : [])),
    };
  }, [resolved, locale, settled, inputAt]);
  return <Dialog truck={truck} onClose={onClose} />;
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { readableFormats, readVinInPhoto } from './read-photo.ts';
import scanStrings from './scan-words.json' with { type: 'json' };

type ScanVinProps = { onVin(vin: string): void };

/** Takes a photo of the VIN's barcode and reads it on this device; nothing where the browser cannot. */
export function ScanVin({ onVin }: ScanVinProps): ReactNode {
  const t = useStrings(scanStrings);
  const file = useRef<HTMLInputElement>(null);
  const formats = useFormats();
  const [said, setSaid] = useState<'local' | 'reading' | 'none' | 'failed'>('local');
  if (formats.length === 0) return null;
  const read = async (input: HTMLInputElement) => {
    const [photo] = input.files ?? [];
    if (!photo) return;
    setSaid('reading');
    try {
      const vin = await readVinInPhoto(photo, formats);
      setSaid(vin === null ? 'none' : 'local');
      if (vin !== null) onVin(vin);
    } catch {
      setSaid('failed');
    }
    // The same photo can be chosen again.
    input.value = '';
  };
  return (
    <div className="build-vin-scan">
      <button
        type="button"
        className="button button--outline button--small"
        aria-disabled={said === 'reading'}
        onClick={() => said !== 'reading' && file.current?.click()}
      >
        <Icon name="camera" /> {t('scan')}
      </button>
      {/* Without a name, so that no form sends it. */}
      <input
        ref={file}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t('scan')}
        onChange={({ target }) => void read(target)}
      />
      <span className="field-help" role="status">
        {t(`scan.${said}`)}
      </span>
    </div>
  );
}

/** Known in the browser only; empty until then. */
function useFormats(): string[] {
  const [formats, setFormats] = useState<string[]>([]);
  useEffect(() => {
    readableFormats().then(setFormats, () => null);
  }, []);
  return formats;
}

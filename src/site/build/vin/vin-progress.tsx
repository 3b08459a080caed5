import { useEffect, useRef, useState } from 'react';
import { type VehicleChoice, vehicleName } from '#src/domain/catalog/index.ts';
import { readTypedVin } from '#src/domain/vin/index.ts';
import { RequestError } from '#src/web/forms/send-form.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { browserApi } from '../saving/api-client.ts';
import type { TypedLook } from '../vehicles/read-words.ts';
import { type ReadVin, readVinNote } from './vin-note.ts';
import vinStrings from './words.json' with { type: 'json' };

type VinProgressProps = {
  choices: readonly VehicleChoice[];
  words: string;
  look: TypedLook;
  /** Characters typed so far. */
  count: number;
  /** What to say when there is nothing to say about a VIN. */
  help: string;
  onRead(read: ReadVin): void;
};

/** Says how far a VIN is, and reads it as soon as it is whole; a plate says nothing to anyone but its state. */
export function VinProgress({ choices, words, look, count, help, onRead }: VinProgressProps) {
  const t = useStrings(vinStrings);
  const locale = useLocale();
  const progress = useVin({ words, look }, (query) => {
    const note = readVinNote(query, choices);
    const typed = readTypedVin(words);
    if (!note) return;
    const unlisted = note.unlisted && vehicleName(note.unlisted, note.unlisted.year, locale);
    onRead({ note, unlisted, vin: typed.status === 'whole' ? typed.vin : null });
  });
  if (progress !== null) return t(progress);
  if (look === 'plate') return t('plate');
  return look === 'begun' ? t('begun', { count }) : help;
}

type Progress = 'reading' | 'failed' | 'wait' | null;

/**
 * Posts a whole VIN, which is never part of an address. An answer that comes after the next character is dropped.
 */
function useVin(
  { words, look }: { words: string; look: TypedLook },
  onRead: (query: URLSearchParams) => void,
): Progress {
  const [progress, setProgress] = useState<Progress>(null);
  const newest = useRef(onRead);
  newest.current = onRead;
  useEffect(() => {
    if (look !== 'whole') return setProgress(null);
    const stop = new AbortController();
    setProgress('reading');
    browserApi()
      .readVin(words, stop.signal)
      .then(
        (query) => {
          if (stop.signal.aborted) return;
          setProgress(null);
          newest.current(query);
        },
        (error: unknown) => {
          if (stop.signal.aborted) return;
          setProgress(error instanceof RequestError && error.status === 429 ? 'wait' : 'failed');
        },
      );
    return () => stop.abort();
  }, [words, look]);
  return progress;
}

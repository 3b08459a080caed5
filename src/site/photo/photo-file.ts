import { useState } from 'react';
import { photoCard } from './paint/photo-card.ts';
import { composeAt, type Look, type Placed } from './use-composed.ts';
import { usePhotoWords } from './use-photo-words.ts';

/** The picture as a file: saved, or handed to the device's own share sheet. */
export function usePhotoFile(placed: Placed, look: Look) {
  const { t } = usePhotoWords();
  const [hasFailed, setFailed] = useState(false);
  const make = async () => {
    const picture = await composeAt(placed, look, placed.photo.canvas.width);
    const { name, parts } = placed.truck;
    const card = await photoCard(picture, { name, lines: parts, note: t('toScale') });
    return new File([card], `${fileName(name)}.jpg`, { type: 'image/jpeg' });
  };
  const run = async (use: (file: File) => void | Promise<void>) => {
    setFailed(false);
    try {
      await use(await make());
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    }
  };
  return {
    hasFailed,
    canShare: canShareFiles(),
    save: () => void run(download),
    share: () => void run((file) => navigator.share({ files: [file], title: placed.truck.name })),
  };
}

function canShareFiles(): boolean {
  const probe = new File([], 'truck.jpg', { type: 'image/jpeg' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

const fileName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'truck';

function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

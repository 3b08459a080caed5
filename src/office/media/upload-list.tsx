import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Upload } from './use-uploads.ts';
import mediaStrings from './words.json' with { type: 'json' };

/** Uploads in progress, announced as they finish. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  return (
    <ul className="media-uploads" aria-live="polite">
      {uploads.map((upload) => (
        <li key={upload.key}>
          <span>{upload.name}</span>
          <UploadState upload={upload} />
        </li>
      ))}
    </ul>
  );
}

function UploadState({ upload: { name, share, state, problem } }: { upload: Upload }) {
  const t = useStrings(mediaStrings);
  if (state === 'sending') return <progress aria-label={name} value={share} max={1} />;
  if (state === 'failed') {
    return <StatusBadge tone="bad">{problem ?? t('upload.offline')}</StatusBadge>;
  }
  return <StatusBadge tone="good">{t(`upload.${state}`)}</StatusBadge>;
}

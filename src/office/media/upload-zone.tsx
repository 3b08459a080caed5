import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { useChosenBefore } from '#src/web/ui/chosen-before.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Finished } from './media-client.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';
import mediaStrings from './words.json' with { type: 'json' };

type UploadZoneProps = {
  folderId: number | null;
  onDone: (finished: Finished) => void;
  accept: string;
  /** Only one file at a time. */
  isSingle?: boolean;
  /** The values that a form sends if there is no script. */
  children?: ReactNode;
};

/** Takes dropped or chosen files, and shows the progress of each. */
export function UploadZone({ folderId, onDone, accept, isSingle, children }: UploadZoneProps) {
  const t = useStrings(mediaStrings);
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const { uploads, send } = useUploads({ folderId, onDone });
  const take = (field: HTMLInputElement) => {
    send([...(field.files ?? [])]);
    field.value = '';
  };
  const field = useChosenBefore(take);
  const over = (event: DragEvent, next: boolean) => {
    event.preventDefault();
    setIsOver(next);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field inside does the same by keyboard */}
      <div
        className={isOver ? 'media-drop is-over' : 'media-drop'}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false);
          const files = [...event.dataTransfer.files];
          send(isSingle ? files.slice(0, 1) : files);
        }}
      >
        <Icon name="upload" />
        <div>
          <label htmlFor={id}>{t(isSingle ? 'upload.one' : 'upload.many')}</label>
          <small>{t('upload.kinds')}</small>
        </div>
        <input
          id={id}
          type="file"
          name="file"
          className="input"
          accept={accept}
          multiple={!isSingle}
          ref={field}
          onChange={({ target }) => take(target)}
        />
        {children}
      </div>
      <UploadList uploads={uploads} />
    </>
  );
}

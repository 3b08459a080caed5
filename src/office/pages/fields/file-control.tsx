import { useStrings } from '#src/web/words/use-strings.ts';
import { AssetThumb } from './asset-control.tsx';
import { ChooseFile } from './choose-file.tsx';
import { type FieldProps, printFieldValue } from './field-props.ts';
import { FormIcon } from './form-icon.tsx';
import fieldStrings from './words.json' with { type: 'json' };

/** A file of which the story stores only the URL. */
export function FileControl({ field, value, onChange }: FieldProps) {
  const t = useStrings(fieldStrings);
  const filename = printFieldValue(value);
  return (
    <div className="fields-asset">
      {filename !== '' && <AssetThumb filename={filename} />}
      <div className="cluster">
        <ChooseFile
          accept={field.format === 'film' ? 'video' : 'image'}
          onChoose={(chosen) => onChange(chosen.filename)}
        />
        {filename !== '' && (
          <button
            type="button"
            className="button button--quiet button--small"
            onClick={() => onChange('')}
          >
            <FormIcon name="remove" />
            {t('file.remove')}
          </button>
        )}
      </div>
    </div>
  );
}

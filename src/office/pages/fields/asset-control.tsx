import type { AssetField } from '#src/domain/media/index.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { AssetPicker } from '#src/office/media/index.ts';
import { languageName } from '#src/web/words/language-name.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { altOf, assetOf, noAsset, thumbnailOf, withAlt } from './asset-value.ts';
import type { EditLanguage, FieldProps } from './field-props.ts';
import fieldStrings from './words.json' with { type: 'json' };

/** A picture or film with its alternative text. */
export function AssetControl({ id, value, onChange, language }: FieldProps) {
  const asset = assetOf(value);
  return (
    <div className="fields-asset">
      {asset && <AssetThumb filename={asset.filename} />}
      <AssetPicker value={asset} accept="any" onChange={(chosen) => onChange(chosen ?? noAsset)} />
      {asset && <AltText {...{ id, asset, language, onChange }} />}
    </div>
  );
}

export function AssetThumb({ filename }: { filename: string }) {
  const src = thumbnailOf(filename);
  if (src === null) return <p className="fields-file">{filename.split('/').at(-1)}</p>;
  return <img className="fields-thumb" src={src} alt="" loading="lazy" />;
}

type AltTextProps = {
  id: string;
  asset: AssetField;
  language: EditLanguage;
  onChange: (asset: AssetField) => void;
};

function AltText({ id, asset, language, onChange }: AltTextProps) {
  const t = useStrings(fieldStrings);
  const reader = useLocale();
  const isOriginal = language === defaultLocale;
  const label = isOriginal
    ? t('alt.label')
    : t('alt.labelIn', { language: languageName(language, reader) });
  const alt = altOf(asset, language);
  const isMissing = altOf(asset, defaultLocale) === '';
  return (
    <div className={isMissing ? 'field is-error' : 'field'}>
      <label htmlFor={`${id}-alt`}>{label}</label>
      <input
        id={`${id}-alt`}
        className="input"
        value={alt}
        placeholder={isOriginal ? undefined : asset.alt}
        aria-invalid={isMissing || undefined}
        aria-describedby={`${id}-alt-help`}
        onChange={({ target }) => onChange(withAlt(asset, language, target.value))}
      />
      <span className={isMissing ? 'field-error' : 'field-help'} id={`${id}-alt-help`}>
        {t(isMissing ? 'alt.missing' : 'alt.help')}
      </span>
    </div>
  );
}

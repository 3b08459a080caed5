import { useLanguages } from '#src/office/kit/languages.ts';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { type AssetItem, sizeText } from './asset-item.ts';
import mediaStrings from './words.json' with { type: 'json' };

/** Name and size of a file, and what is missing. */
export function AssetWords({ item }: { item: AssetItem }) {
  const t = useStrings(mediaStrings);
  const languages = useLanguages();
  const hasWords = item.kind !== 'image' || languages.every((locale) => item.alt[locale]);
  const size = item.widthPx === null ? '' : `${item.widthPx} × ${item.heightPx}, `;
  return (
    <span className="media-words">
      <b>{item.title || item.fileName}</b>
      <small>
        {size}
        {sizeText(item.bytes)}
      </small>
      {!hasWords && <StatusBadge tone="wait">{t('alt.missing')}</StatusBadge>}
      {item.isPrivate && <StatusBadge tone="quiet">{t('private')}</StatusBadge>}
    </span>
  );
}

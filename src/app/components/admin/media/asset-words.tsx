import mediaStrings from '#src/app/strings/admin-media.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import { type AssetItem, sizeText } from './asset-item.ts';

/** Name and size of a file, and what is still missing. */
export function AssetWords({ item }: { item: AssetItem }) {
  const t = useStrings(mediaStrings);
  const hasWords = item.kind !== 'image' || (item.alt.en !== '' && item.alt.es !== '');
  const size = item.widthPx === null ? '' : `${item.widthPx} × ${item.heightPx}, `;
  return (
    <span className="asset-words">
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

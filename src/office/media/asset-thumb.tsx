import { Icon } from '#src/web/ui/icon.tsx';
import { type AssetItem, variantOf } from './asset-item.ts';

/** A thumbnail. The text next to it says what it is. */
export function AssetThumb({ item }: { item: AssetItem }) {
  return (
    <span className="media-thumb">
      {item.kind === 'image' ? (
        <img
          src={variantOf(item.src, '/m/320x240/smart/filters:format(webp)')}
          width={320}
          height={240}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : (
        <Icon name={item.kind === 'video' ? 'play' : 'file'} />
      )}
    </span>
  );
}

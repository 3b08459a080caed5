import { Icon } from '#src/web/ui/icon.tsx';
import { type AssetItem, variantOf } from './asset-item.ts';

/** A file at a glance. What it is stands beside it in words. */
export function AssetThumb({ item }: { item: AssetItem }) {
  return (
    <span className="asset-thumb">
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

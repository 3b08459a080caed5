import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { AssetItem } from './asset-item.ts';
import { FocusField } from './focus-field.tsx';
import mediaStrings from './words.json' with { type: 'json' };

type AssetViewProps = { item: AssetItem; focus: string; onFocus: (focus: string) => void };

/** The file itself: a picture with its focal point, a playable film, a document to open. */
export function AssetView({ item, focus, onFocus }: AssetViewProps) {
  const t = useStrings(mediaStrings);
  const locale = useLocale();
  const { kind, src, widthPx: width, heightPx: height } = item;
  if (kind === 'document') {
    return (
      <a className="button button--outline" href={src} download>
        {t('download')}
      </a>
    );
  }
  if (kind === 'video') {
    // biome-ignore lint/a11y/useMediaCaption: films of the library have no spoken words of ours
    return <video className="media-film" src={src} controls preload="metadata" />;
  }
  if (width === null || height === null || item.contentType === 'image/svg+xml') {
    return <img className="media-drawing" src={src} alt={item.alt[locale]} />;
  }
  return (
    <section aria-label={t('focus.title')}>
      <FocusField src={src} size={{ width, height }} focus={focus} onChange={onFocus} />
    </section>
  );
}

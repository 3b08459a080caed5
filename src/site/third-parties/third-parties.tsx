import type { ShopContact } from '#src/site/kit/site-frame-data.ts';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { ChatCorner } from './chat-corner.tsx';
import { useEmbeds } from './embeds-context.ts';
import { TagManager } from './tag-manager.tsx';
import styles from './third-parties.css?url';

/**
 * Third-party content on every page, if the shop has set any up. The page is the same for everybody; only its script
 * knows who has consented.
 */
export function ThirdParties({ shop }: { shop: ShopContact }) {
  const embeds = useEmbeds();
  if (embeds.length === 0) return null;
  return (
    // finish-document.ts looks for this attribute: a page that has it may show frames of this site.
    <div data-embeds={embeds.join(' ')}>
      <PartStyles href={styles} />
      {embeds.includes('chat') && <ChatCorner shop={shop} />}
      {embeds.includes('tags') && <TagManager />}
    </div>
  );
}

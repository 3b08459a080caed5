import type { GoodsKind } from '#src/domain/catalog/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import goodsStrings from './words.json' with { type: 'json' };

/** Downloads everything of a kind. */
export function FileLink({ kind }: { kind: GoodsKind }) {
  const t = useStrings(goodsStrings);
  return (
    <a
      className="button button--outline button--small"
      href={adminHrefs.goodsFile({ kind })}
      download
    >
      {t('file')}
    </a>
  );
}

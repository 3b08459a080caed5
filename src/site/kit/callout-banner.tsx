import { TrustedHtml } from '#src/web/ui/trusted-html.tsx';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';

/** One line above the header. `html` has been reduced to the banner's allow-list. */
export function CalloutBanner({ html }: { html: string }) {
  const t = useStrings(commonStrings);
  return (
    <aside className="banner" aria-label={t('notice')}>
      <TrustedHtml className="page-width" html={html} />
    </aside>
  );
}

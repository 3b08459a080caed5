import commonStrings from '#src/app/strings/common.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { TrustedHtml } from '#src/app/ui/trusted-html.tsx';

/** One line above the header. `html` has been through the banner's allow-list. */
export function CalloutBanner({ html }: { html: string }) {
  const t = useStrings(commonStrings);
  return (
    <aside className="banner" aria-label={t('notice')}>
      <TrustedHtml className="wrap" html={html} />
    </aside>
  );
}

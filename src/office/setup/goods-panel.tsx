import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { GoodsCount } from '#src/domain/catalog/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import setupStrings from './words.json' with { type: 'json' };

/** Where the step of the goods leads to on this page. */
const anchor = 'goods';

/** Where the shop's own goods are added, and fictional ones that are taken with one press and taken away again. */
export function GoodsPanel({ goods }: { goods: GoodsCount }) {
  const t = useStrings(setupStrings);
  const panel = useLedTo();
  const { sampleLines: lines, sampleParts: parts, keptSamples: kept } = goods;
  const hasSamples = lines > 0;
  return (
    <div id={anchor} className="setup-goods" ref={panel} tabIndex={-1}>
      <Panel title={t('goods')}>
        <p>{t('goods.own')}</p>
        <OwnGoods />
        <p>{hasSamples ? t('goods.samples', { lines, parts }) : t('goods.none')}</p>
        {kept > 0 && <p className="small muted">{t('goods.kept', { kept })}</p>}
        <IntentButton
          fields={{ intent: hasSamples ? 'remove-samples' : 'take-samples' }}
          className="button button--outline button--small"
        >
          {t(hasSamples ? 'goods.remove' : 'goods.take')}
        </IntentButton>
      </Panel>
    </div>
  );
}

function OwnGoods() {
  const t = useStrings(setupStrings);
  const look = 'button button--outline button--small';
  return (
    <p className="cluster">
      <Link className={look} to={adminHrefs.newPart({ category: 'wheels' })}>
        {t('goods.wheel')}
      </Link>
      <Link className={look} to={adminHrefs.newPart({ category: 'tires' })}>
        {t('goods.tire')}
      </Link>
      <Link className={look} to={adminHrefs.newLine({ category: 'lift-kits' })}>
        {t('goods.kit')}
      </Link>
      <Link className={look} to={adminHrefs.goodsImports()}>
        {t('goods.file')}
      </Link>
    </p>
  );
}

/** Focuses the panel whenever a link has led to it: it may be on the screen already, where scrolling shows nothing. */
function useLedTo() {
  const { hash, key } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each press of the link
  useEffect(() => {
    if (hash === `#${anchor}`) panel.current?.focus();
  }, [hash, key]);
  return panel;
}

import type { GoodsCount } from '#src/domain/catalog/index.server.ts';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import setupStrings from './words.json' with { type: 'json' };

/** Takes the fictional goods with one press, and takes them away again. */
export function GoodsPanel({ goods }: { goods: GoodsCount }) {
  const t = useStrings(setupStrings);
  const { sampleLines: lines, sampleParts: parts, keptSamples: kept } = goods;
  const hasSamples = lines > 0;
  return (
    <div id="goods">
      <Panel title={t('goods')}>
        <p>{hasSamples ? t('goods.samples', { lines, parts }) : t('goods.none')}</p>
        {kept > 0 && <p className="small muted">{t('goods.kept', { kept })}</p>}
        <p className="small muted">{t('goods.own')}</p>
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

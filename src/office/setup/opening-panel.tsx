import type { GoodsCount } from '#src/domain/catalog/index.server.ts';
import { AskButton } from '#src/office/kit/ask-button.tsx';
import { AskForm } from '#src/office/kit/ask-form.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Progress } from './steps.ts';
import setupStrings from './words.json' with { type: 'json' };

type OpeningPanelProps = {
  progress: Progress;
  goods: GoodsCount;
  isOpen: boolean;
  showsChecklist: boolean;
};

/** Opens the site with one press, after saying what is still missing, and closes it again. */
export function OpeningPanel({ progress, goods, isOpen, showsChecklist }: OpeningPanelProps) {
  const t = useStrings(setupStrings);
  return (
    <Panel title={t(isOpen ? 'opened' : 'opening')}>
      {isOpen ? (
        <Opened showsChecklist={showsChecklist} />
      ) : (
        <Opening progress={progress} samples={goods.sampleLines} />
      )}
    </Panel>
  );
}

type OpeningProps = { progress: Progress; samples: number };

function Opening({ progress: { steps }, samples }: OpeningProps) {
  const t = useStrings(setupStrings);
  const missing = steps
    .filter(({ state, isOptional }) => state !== 'done' && !isOptional)
    .map(({ name, facts }) => t(`step.${name}.open`, facts));
  if (samples > 0) missing.push(t('opening.samples', { samples }));
  return (
    <>
      <p>{t('opening.text')}</p>
      {missing.length > 0 && (
        <>
          <p className="setup-missing">{t('opening.missing')}</p>
          <ul className="setup-list">
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <IntentButton
        fields={{ intent: 'open' }}
        className={missing.length > 0 ? 'button button--outline' : 'button'}
      >
        {t(missing.length > 0 ? 'open.anyway' : 'open')}
      </IntentButton>
    </>
  );
}

function Opened({ showsChecklist }: { showsChecklist: boolean }) {
  const t = useStrings(setupStrings);
  return (
    <>
      <p>{t('opened.text')}</p>
      <div className="cluster">
        <IntentButton fields={{ intent: showsChecklist ? 'hide' : 'show' }}>
          {t(showsChecklist ? 'hide' : 'show')}
        </IntentButton>
        <AskButton asks="close-site" className="button button--quiet button--small">
          {t('close')}
        </AskButton>
      </div>
      <AskForm
        id="close-site"
        title={t('close.title')}
        text={t('close.text')}
        confirm={t('close')}
        fields={{ intent: 'close' }}
        isDanger
      />
    </>
  );
}

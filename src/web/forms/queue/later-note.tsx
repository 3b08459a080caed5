import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { whenIdle } from '#src/web/browser/when-idle.ts';
import type { FormNews } from '#src/web/offline/news.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import formStrings from '../words.json' with { type: 'json' };

const laterForms = () => import('./form-queue.ts');

/** Offers to queue the form until there is a network; names and numbers are not queued without consent. */
export function LaterOffer({ form }: { form: string }) {
  const t = useStrings(formStrings);
  const [isImpossible, setImpossible] = useState(false);
  if (isImpossible) return <p className="small">{t('later.cannot')}</p>;
  async function keep() {
    const element = document.forms.namedItem(form);
    if (!element) return;
    const { sendLater } = await laterForms();
    await sendLater(element);
  }
  return (
    <button
      type="button"
      className="button button--outline button--small"
      onClick={() => void keep().catch(() => setImpossible(true))}
    >
      {t('later.yes')}
    </button>
  );
}

/** Says that the form is queued, was sent, or was refused. */
export function LaterNote({ news }: { news: FormNews }) {
  const t = useStrings(formStrings);
  const { state } = news;
  const forget = async () => (await laterForms()).forgetForm(news);
  return (
    <div className="reason" data-v={tones[state]} role="status">
      <div>
        <p>{t(`later.${state}`)}</p>
        {state === 'waits' && (
          <button
            type="button"
            className="button button--outline button--small"
            onClick={() => void forget()}
          >
            {t('later.no')}
          </button>
        )}
      </div>
    </div>
  );
}

const tones = { waits: 'unknown', sent: 'fits', refused: 'no' } as const;

/**
 * Loads what is needed without a network. A form that its sender sends after all is not sent twice, and one that they
 * change before it was sent is queued with the changes.
 */
export function useLaterForms(
  form: string,
  { isOn, news }: { isOn: boolean; news: FormNews | null },
): void {
  useEffect(() => {
    if (isOn) whenIdle(() => void laterForms().catch(() => undefined));
  }, [isOn]);
  useEffect(() => {
    const element = document.forms.namedItem(form);
    if (!news || !element) return;
    const hear = async () => {
      const { forgetForm, sendLater } = await laterForms();
      if (navigator.onLine) await forgetForm(news);
      else if (element.querySelector('[aria-invalid="true"]') === null) await sendLater(element);
    };
    // Errors in its fields are shown first.
    const hearSubmit = () => setTimeout(() => void hear());
    element.addEventListener('submit', hearSubmit);
    return () => element.removeEventListener('submit', hearSubmit);
  }, [form, news]);
}

/** The next input is a new form; with the same identity it would be taken for the one that was sent. */
export function useAnewOnceSent(form: string, news: FormNews | null): void {
  const { revalidate } = useRevalidator();
  const isSent = news?.state === 'sent';
  useEffect(() => {
    if (!isSent) return;
    document.forms.namedItem(form)?.reset();
    void revalidate();
  }, [form, isSent, revalidate]);
}

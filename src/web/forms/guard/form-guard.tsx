import type { Challenge } from 'altcha-lib';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { DraftNote } from '../draft-note.tsx';
import { HeldNote } from '../held-note.tsx';
import type { SiteForm } from '../use-site-form.ts';
import formStrings from '../words.json' with { type: 'json' };
import { guardNames } from './guard-names.ts';
import type { FormServing } from './serve-form.server.ts';
import { useProof } from './use-proof.ts';

type FormGuardProps = {
  form: SiteForm;
  /** Null on a page that the device built without the server. */
  serving: FormServing | null;
};

/** The first part of every form: its identity, the bot traps, and messages about the form as a whole. */
export function FormGuard({ form, serving }: FormGuardProps) {
  const t = useStrings(formStrings);
  const answer = useAnswer<{ serving?: FormServing; task?: Challenge }>();
  const { formId, token } = answer?.serving ?? serving ?? { formId: '', token: '' };
  const isProving = useProof(form.id, answer?.task);
  return (
    <>
      <input type="hidden" name={guardNames.formId} value={formId} />
      <input type="hidden" name={guardNames.token} value={token} />
      {answer?.task && <input type="hidden" name={guardNames.proof} defaultValue="" />}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {t('trap')}
          <input name={guardNames.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {isProving && <p role="status">{t('proving')}</p>}
      <HeldNote form={form} />
      <DraftNote form={form} />
    </>
  );
}

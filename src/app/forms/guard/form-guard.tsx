import type { Challenge } from 'altcha-lib';
import formStrings from '#src/app/strings/forms.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { useAnswer } from '#src/app/use-answer.ts';
import { DraftNote } from '../draft-note.tsx';
import { HeldNote } from '../held-note.tsx';
import type { SiteForm } from '../use-site-form.ts';
import { guardNames } from './guard-names.ts';
import type { FormServing } from './serve-form.server.ts';
import { useProof } from './use-proof.ts';

type FormGuardProps = {
  form: SiteForm;
  /** Null on a page that the device made without the server. */
  serving: FormServing | null;
};

/** Stands first in every form: its identity, what tells programs from people, and what the form has to say. */
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
      <div className="vh" aria-hidden="true">
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

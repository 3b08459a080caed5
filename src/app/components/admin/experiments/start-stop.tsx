import { AskButton } from '#src/app/components/admin/kit/ask-button.tsx';
import { AskForm } from '#src/app/components/admin/kit/ask-form.tsx';
import experimentStrings from '#src/app/strings/admin-experiments.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { Standing } from '#src/domain/experiments/index.server.ts';

/** Begins what is prepared, ends what has begun: each asks first, because neither can be undone. */
export function StartStop({ standing }: { standing: Standing }) {
  const t = useStrings(experimentStrings);
  if (standing === 'stopped') return null;
  const intent = standing === 'draft' ? 'start' : 'stop';
  return (
    <>
      <AskButton asks="change-standing" className={intent === 'start' ? 'btn' : 'btn btn--line'}>
        {t(intent)}
      </AskButton>
      <AskForm
        id="change-standing"
        title={t(`${intent}.title`)}
        text={t(`${intent}.text`)}
        confirm={t(intent)}
        fields={{ intent }}
        isDanger={intent === 'stop'}
      />
    </>
  );
}

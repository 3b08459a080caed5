import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { useStrings } from '#src/web/words/use-strings.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';
import kitStrings from './words.json' with { type: 'json' };

type FormEndProps = {
  /** The label of the button: "Save". */
  save: string;
  /** The target of "Cancel". */
  back?: string;
  /** One of several forms of a page, none of which is its main action. */
  isOneOfMany?: boolean;
};

/** The end of a form: whether everything is saved, and the button. It shows when the form is being sent. */
export function FormEnd({ save, back, isOneOfMany }: FormEndProps) {
  const t = useStrings(kitStrings);
  const { state } = useNavigation();
  const isBusy = state === 'submitting';
  const end = useRef<HTMLDivElement>(null);
  const isChanged = useIsChanged(end, state);
  return (
    <div className="form-end" ref={end}>
      <button
        type="submit"
        className={isOneOfMany ? 'button button--outline' : 'button'}
        aria-disabled={isBusy}
      >
        {isBusy ? t('saving') : save}
      </button>
      {back && (
        <Link className="button button--quiet" to={back}>
          {t('cancel')}
        </Link>
      )}
      <span className="small muted" role="status">
        {isChanged && t('unsaved')}
      </span>
      {isChanged && !back && <UnsavedGuard />}
    </div>
  );
}

/** Whether the surrounding form was changed since it was last sent, or was refused. */
function useIsChanged(
  end: RefObject<HTMLElement | null>,
  state: ReturnType<typeof useNavigation>['state'],
): boolean {
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    const refused = end.current?.closest('form')?.querySelector('[aria-invalid="true"]');
    if (state === 'idle' && refused) setChanged(true);
  }, [end, state]);
  useEffect(() => {
    const form = end.current?.closest('form');
    const change = () => setChanged(true);
    const send = () => setChanged(false);
    if (form && hasTyped(form)) change();
    form?.addEventListener('input', change);
    form?.addEventListener('submit', send);
    return () => {
      form?.removeEventListener('input', change);
      form?.removeEventListener('submit', send);
    };
  }, [end]);
  return isChanged;
}

/** Whether somebody typed before the script ran. */
function hasTyped(form: HTMLFormElement): boolean {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  return inputs.some(({ type, value, defaultValue, checked, defaultChecked }) =>
    type === 'checkbox' || type === 'radio' ? checked !== defaultChecked : value !== defaultValue,
  );
}

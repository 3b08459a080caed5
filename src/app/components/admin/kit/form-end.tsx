import { Link, useNavigation } from 'react-router';
import kitStrings from '#src/app/strings/admin-kit.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';

type FormEndProps = {
  /** The words on the button: "Save". */
  save: string;
  /** Where "Cancel" leads. */
  back?: string;
};

/** The end of a form. While it is on its way the button says so. */
export function FormEnd({ save, back }: FormEndProps) {
  const t = useStrings(kitStrings);
  const isBusy = useNavigation().state === 'submitting';
  return (
    <div className="aform-end">
      <button type="submit" className="btn" aria-disabled={isBusy}>
        {isBusy ? t('saving') : save}
      </button>
      {back && (
        <Link className="btn btn--quiet" to={back}>
          {t('cancel')}
        </Link>
      )}
    </div>
  );
}

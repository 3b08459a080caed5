import { Form } from 'react-router';
import { useBuildWords } from '#src/app/configurator/build-words.ts';
import { hrefs } from '#src/app/hrefs.ts';

/** After starting over, for half an hour: the build as it was. */
export function UndoReset() {
  const { t } = useBuildWords();
  return (
    <Form method="post" action={hrefs.build()} className="undo">
      <p role="status">{t('reset.done')}</p>
      <button type="submit" className="btn btn--line btn--sm" name="intent" value="undo">
        {t('reset.undo')}
      </button>
    </Form>
  );
}

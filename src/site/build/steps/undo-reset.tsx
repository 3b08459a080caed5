import { Form } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useBuildWords } from '../build-words.ts';

/** For half an hour after starting over: restores the build. */
export function UndoReset() {
  const { t } = useBuildWords();
  return (
    <Form method="post" action={hrefs.build()} className="build-undo">
      <p role="status">{t('reset.done')}</p>
      <button
        type="submit"
        className="button button--outline button--small"
        name="intent"
        value="undo"
      >
        {t('reset.undo')}
      </button>
    </Form>
  );
}

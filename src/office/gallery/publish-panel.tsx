import { AskDialog } from '#src/office/kit/ask-dialog.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import galleryStrings from './words.json' with { type: 'json' };

type PublishPanelProps = {
  isPublished: boolean;
  missing: readonly { path: string; message: string }[];
};

/** Publishes or unpublishes it; lists what is missing first, linking to the fields. */
export function PublishPanel({ isPublished, missing }: PublishPanelProps) {
  const t = useStrings(galleryStrings);
  return (
    <>
      {!isPublished && missing.length > 0 && (
        <div className="finished-builds-missing">
          <p>{t('missing')}</p>
          <ul>
            {missing.map(({ path, message }) => (
              <li key={path}>
                <a href={`#${path}`}>{message}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="toolbar finished-builds-publish">
        {isPublished ? (
          <IntentButton fields={{ intent: 'unpublish' }} className="button button--outline">
            {t('unpublish')}
          </IntentButton>
        ) : (
          <>
            <IntentButton fields={{ intent: 'publish' }} className="button">
              {t('publish')}
            </IntentButton>
            <AskDialog
              className="button button--quiet"
              button={t('delete')}
              title={t('delete.title')}
              text={t('delete.text')}
              confirm={t('delete')}
              fields={{ intent: 'delete' }}
              isDanger
            />
          </>
        )}
      </div>
    </>
  );
}

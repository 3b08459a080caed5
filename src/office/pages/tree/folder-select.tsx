import { type Answer, issueOf, typedIn } from '#src/office/kit/answer.ts';
import { Field } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import contentStrings from '../words.json' with { type: 'json' };

export type FolderChoice = { id: number; name: string; depth: number };

type FolderSelectProps = {
  folders: readonly FolderChoice[];
  /** Id of a folder, '' for none, or `usual`. */
  value: string;
  answer: Answer<string> | undefined;
  /** Offers the folder for such stories. */
  hasUsual?: boolean;
};

/** A folder select; names of inner folders are indented. */
export function FolderSelect({ folders, value, answer, hasUsual }: FolderSelectProps) {
  const t = useStrings(contentStrings);
  return (
    <Field id="folder" label={t('field.folder')} errors={issueOf(answer, 'parentId')}>
      <select
        id="folder"
        name="folder"
        className="select"
        defaultValue={typedIn(answer, 'folder') ?? value}
      >
        {hasUsual && <option value="usual">{t('field.folder.template')}</option>}
        <option value="">{t('field.folder.root')}</option>
        {folders.map(({ id, name, depth }) => (
          <option key={id} value={id}>
            {`${'\u2003'.repeat(depth)}${name}`}
          </option>
        ))}
      </select>
    </Field>
  );
}

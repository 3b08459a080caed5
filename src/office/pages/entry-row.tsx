import { Form } from 'react-router';
import { useStrings } from '#src/web/words/use-strings.ts';
import datasourceStrings from './datasource-words.json' with { type: 'json' };

type Entry = { id: number; name: string; value: string };

/** One entry of a list, edited in place. */
export function EntryRow({ entry: { id, name, value } }: { entry: Entry }) {
  const t = useStrings(datasourceStrings);
  const labelOf = (field: 'name' | 'value') => t('entry.of', { field: t(`entry.${field}`), name });
  return (
    <li>
      <Form method="post" preventScrollReset className="pages-entry">
        <input type="hidden" name="id" value={id} />
        <input
          className="input"
          name="name"
          aria-label={labelOf('name')}
          defaultValue={name}
          maxLength={200}
          required
        />
        <input
          className="input"
          name="value"
          aria-label={labelOf('value')}
          defaultValue={value}
          maxLength={2000}
        />
        <button
          type="submit"
          name="intent"
          value="save"
          className="button button--outline button--small"
        >
          {t('entry.save')}
          <span className="visually-hidden"> {name}</span>
        </button>
        <button
          type="submit"
          name="intent"
          value="delete"
          className="button button--quiet button--small"
        >
          {t('entry.delete')}
          <span className="visually-hidden"> {name}</span>
        </button>
      </Form>
    </li>
  );
}

import { useState } from 'react';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { askLibrary } from '#src/office/media/index.ts';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import goodsStrings from '../words.json' with { type: 'json' };

const id = 'picture-address';

/** A web address whose picture is taken into the library at a press. */
export function AddressLine({ onPicture }: { onPicture: (picture: string) => void }) {
  const t = useStrings(goodsStrings);
  const [address, setAddress] = useState('');
  const [isFetching, setIsFetching] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const errors = problem === null ? undefined : [problem];
  const take = async () => {
    setIsFetching(true);
    const got = await askLibrary<{ picture: string }>(adminHrefs.fetchPicture(), { address });
    setIsFetching(false);
    setProblem(got.ok ? null : (got.problem ?? t('pictures.failed')));
    if (!got.ok) return;
    setAddress('');
    onPicture(got.result.picture);
  };
  return (
    <Field id={id} label={t('pictures.address')} errors={errors}>
      <span className="goods-pictures-address">
        <input
          id={id}
          className="input"
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          value={address}
          aria-invalid={errors ? true : undefined}
          aria-describedby={describedBy(id, { errors })}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form would be sent without the picture.
            event.preventDefault();
            void take();
          }}
        />
        <button
          type="button"
          className="button button--outline button--small"
          disabled={isFetching || address.trim() === ''}
          onClick={() => void take()}
        >
          {t(isFetching ? 'pictures.fetching' : 'pictures.fetch')}
        </button>
      </span>
    </Field>
  );
}

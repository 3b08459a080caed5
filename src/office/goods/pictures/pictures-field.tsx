import { useState } from 'react';
import { type Answer, typedIn } from '#src/office/kit/answer.ts';
import { LibraryDialog, useMayUseLibrary, variantOf } from '#src/office/media/index.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import goodsStrings from '../words.json' with { type: 'json' };
import { AddressLine } from './address-line.tsx';

type PicturesFieldProps = {
  /** Addresses in the library, one per line, as the form sends them. */
  value: string;
  answer: Answer<string> | undefined;
};

/** The pictures of a part or a line, in the order of its page: from the library, or from a web address. */
export function PicturesField({ value, answer }: PicturesFieldProps) {
  const t = useStrings(goodsStrings);
  const mayUseLibrary = useMayUseLibrary();
  const [pictures, setPictures] = useState(() => linesIn(typedIn(answer, 'images') ?? value));
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState('');
  const add = (picture: string) => {
    const next = [...new Set([...pictures, picture])];
    setPictures(next);
    setSaid(t('pictures.added', { number: next.indexOf(picture) + 1 }));
  };
  return (
    <div className="goods-pictures">
      <input type="hidden" name="images" value={pictures.join('\n')} />
      {pictures.length === 0 && <p className="small muted">{t('pictures.none')}</p>}
      <PictureList pictures={pictures} onChange={setPictures} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className="goods-pictures-from">
        <AddressLine onPicture={add} />
        {mayUseLibrary && (
          <button
            type="button"
            className="button button--outline button--small"
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            {t('pictures.library')}
          </button>
        )}
      </div>
      {isOpen && (
        <LibraryDialog
          accept="image"
          onClose={() => setIsOpen(false)}
          onChoose={({ filename }) => {
            add(filename);
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}

function linesIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

type PictureListProps = { pictures: readonly string[]; onChange: (pictures: string[]) => void };

function PictureList({ pictures, onChange }: PictureListProps) {
  const t = useStrings(goodsStrings);
  const of = pictures.length;
  return (
    <ul className="goods-pictures-list">
      {pictures.map((picture, at) => (
        <li key={picture}>
          <img
            src={variantOf(picture, '/m/fit-in/320x240/filters:format(webp)')}
            width={160}
            height={120}
            alt={t('pictures.item', { number: at + 1, of })}
            loading="lazy"
            decoding="async"
          />
          <div className="toolbar">
            <button
              type="button"
              className="button button--quiet button--small"
              aria-label={t('pictures.first', { number: at + 1 })}
              disabled={at === 0}
              onClick={() => onChange(moved(pictures, at))}
            >
              <Icon name="back" />
            </button>
            <button
              type="button"
              className="button button--quiet button--small"
              aria-label={t('pictures.remove', { number: at + 1 })}
              onClick={() => onChange(pictures.filter((other) => other !== picture))}
            >
              <Icon name="close" />
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** One place further to the front. */
function moved(pictures: readonly string[], at: number): string[] {
  const picture = pictures[at];
  const others = pictures.filter((_, place) => place !== at);
  return picture === undefined ? others : others.toSpliced(at - 1, 0, picture);
}

import { setLetterKeys, useLetterKeys } from '#src/office/kit/letter-keys.ts';
import { OpenDialog } from '#src/office/kit/open-dialog.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import keyStrings from './words.json' with { type: 'json' };

type Act = Extract<keyof typeof keyStrings, `do.${string}`>;
type Group = {
  title: Extract<keyof typeof keyStrings, `in.${string}`>;
  /** Keys that are pressed together are one text, others follow each other. */
  keys: readonly (readonly [act: Act, ...keys: string[]])[];
};

const groups: readonly Group[] = [
  {
    title: 'in.everywhere',
    keys: [
      ['do.find', 'Ctrl+K'],
      ['do.help', '?'],
    ],
  },
  {
    title: 'in.lists',
    keys: [
      ['do.next', 'J'],
      ['do.previous', 'K'],
      ['do.open', 'Enter'],
      ['do.reply', 'R'],
    ],
  },
  {
    title: 'in.boards',
    keys: [
      ['do.menu', 'M'],
      ['do.lift', 'Space'],
      ['do.move', '←', '→', '↑', '↓'],
      ['do.putBack', 'Esc'],
    ],
  },
  {
    title: 'in.editor',
    keys: [
      ['do.save', 'Ctrl+S'],
      ['do.undo', 'Ctrl+Z'],
      ['do.redo', 'Ctrl+Y'],
      ['do.copy', 'Ctrl+C', 'Ctrl+V'],
      ['do.duplicate', 'Ctrl+D'],
      ['do.order', 'Alt+↑', 'Alt+↓'],
      ['do.remove', 'Delete'],
    ],
  },
];

/** Every key of the office, and the switch for those that are single letters. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const t = useStrings(keyStrings);
  const isOn = useLetterKeys();
  return (
    <OpenDialog title={t('title')} className="titled-dialog keys-list" onClose={onClose}>
      <label className="keys-list-switch">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => setLetterKeys(event.target.checked)}
        />
        <span>
          {t('letters')} <small className="muted">{t('letters.help')}</small>
        </span>
      </label>
      <div className="keys-list-groups">
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3>{t(title)}</h3>
            <dl>
              {keys.map(([act, ...pressed]) => (
                <div key={act}>
                  <dt>{t(act)}</dt>
                  <dd>
                    {pressed.map((one) => (
                      <span key={one}>
                        {one.split('+').map((key) => (
                          <kbd key={key}>{key}</kbd>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </OpenDialog>
  );
}

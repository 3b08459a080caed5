import { useChosenBefore } from '#src/web/ui/chosen-before.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import { LiveSelect } from './live-select.tsx';
import { ShelfForm, useShelfSubmit } from './shelf-form.tsx';
import type { ShelfProps } from './shelf-props.ts';
import type { ShelfTruck } from './shelf-truck.server.ts';
import { tireWishes, truckQuery } from './truck-query.ts';

type FitSettingsProps = ShelfProps & { truck: ShelfTruck };

/** The truck's setup: its lift, the tire that will go on, and whether work is acceptable. */
export function FitSettings({ category, data, truck }: FitSettingsProps) {
  const t = useStrings(storeStrings);
  const submit = useShelfSubmit(category);
  const { wish, lifts } = truck;
  const form = useChosenBefore<HTMLDivElement>((element) => {
    const standing = element.closest('form');
    if (standing && isChanged(standing, truck)) submit(standing);
  });
  return (
    <ShelfForm
      category={category}
      keeps={{ ...data.address, truck: null, page: 1 }}
      className="shelf-fit"
    >
      <HiddenTruckFields category={category} truck={truck} />
      <div ref={form} className="shelf-fit-fields">
        {category !== 'lift-kits' && (
          <LiveSelect
            name="lift"
            label={t('truck.lift')}
            value={wish.liftSku ?? ''}
            options={[
              { value: '', text: t('truck.stock') },
              ...lifts.map(({ sku, text }) => ({ value: sku, text })),
            ]}
            onPick={submit}
          />
        )}
        {category === 'wheels' && (
          <LiveSelect
            name="tire"
            label={t('truck.tire')}
            value={wish.tire ?? ''}
            options={[
              { value: '', text: t('truck.factoryTire') },
              ...tireWishes.map((size) => ({ value: size, text: size })),
            ]}
            onPick={submit}
          />
        )}
        <NoWork isOn={wish.noWork} onPick={submit} />
        <noscript>
          <button type="submit" className="button button--outline">
            {t('truck.show')}
          </button>
        </noscript>
      </div>
    </ShelfForm>
  );
}

/** What this shelf does not use, but the next one needs. */
function HiddenTruckFields({
  category,
  truck: { wish },
}: Pick<FitSettingsProps, 'category' | 'truck'>) {
  const kept = truckQuery({
    ...wish,
    noWork: false,
    liftSku: category === 'lift-kits' ? wish.liftSku : null,
    tire: category === 'wheels' ? null : wish.tire,
  });
  return Object.entries(kept).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

type NoWorkProps = { isOn: boolean; onPick(form: HTMLFormElement): void };

function NoWork({ isOn, onPick }: NoWorkProps) {
  const t = useStrings(storeStrings);
  return (
    <label className="check shelf-fit-nowork">
      <input
        type="checkbox"
        name="work"
        value="none"
        key={String(isOn)}
        defaultChecked={isOn}
        onChange={({ target }) => {
          if (target.form) onPick(target.form);
        }}
      />
      <span>{t('truck.noWork')}</span>
    </label>
  );
}

function isChanged(form: HTMLFormElement, { wish }: ShelfTruck): boolean {
  const standing = new FormData(form);
  const { liftSku, tire, noWork } = wish;
  const given = { lift: liftSku, tire, work: noWork ? 'none' : null };
  return Object.entries(given).some(([name, value]) => (standing.get(name) || null) !== value);
}

import { buildStrings } from '#src/site/build/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import { LiveSelect } from './live-select.tsx';
import { ShelfForm, useShelfSubmit } from './shelf-form.tsx';
import type { ShelfProps } from './shelf-props.ts';
import { tireWishes } from './truck-query.ts';

/**
 * Year, make, model and body; the server narrows the lists, so no script is needed: "Update the lists" does what
 * picking from a list does.
 */
export function TruckForm({ category, data: { address, picker, truck } }: ShelfProps) {
  const t = useStrings(storeStrings);
  const build = useStrings(buildStrings);
  const submit = useShelfSubmit(category);
  const narrow = (form: HTMLFormElement) => submit(form, { pick: '1' });
  if (!picker) return null;
  const { picked } = picker;
  return (
    <ShelfForm
      category={category}
      keeps={{ ...address, truck: null, page: 1 }}
      className="shelf-truck-form"
    >
      <LiveSelect
        name="year"
        label={build('overlay.year')}
        value={String(picked.year)}
        options={picker.years.map((year) => ({ value: String(year), text: String(year) }))}
        onPick={narrow}
      />
      <LiveSelect
        name="make"
        label={build('overlay.make')}
        value={picked.make}
        options={picker.makes.map(toChoice)}
        onPick={narrow}
      />
      <LiveSelect
        name="model"
        label={build('overlay.model')}
        value={picked.model}
        options={picker.models.map(toChoice)}
        onPick={narrow}
      />
      <LiveSelect
        name="vehicle"
        label={build('overlay.body')}
        value={picked.vehicleId}
        options={picker.bodies.map(({ id, configuration }) => ({
          value: id,
          text: configuration,
          isName: true,
        }))}
        onPick={() => {}}
      />
      {!truck && category === 'wheels' && (
        <LiveSelect
          name="tire"
          label={t('truck.tire')}
          value={address.truck?.tire ?? ''}
          options={[{ value: '', text: t('truck.factoryTire') }, ...tireWishes.map(toChoice)]}
          onPick={() => {}}
        />
      )}
      <ShowTruck />
    </ShelfForm>
  );
}

/** Shows what fits the truck; without script it also narrows the lists. */
function ShowTruck() {
  const t = useStrings(storeStrings);
  const build = useStrings(buildStrings);
  return (
    <p className="shelf-truck-form-go">
      <noscript>
        <button type="submit" name="pick" value="1" className="button button--outline">
          {build('vehicle.narrow')}
        </button>
      </noscript>
      <button type="submit" className="button">
        {t('truck.show')}
      </button>
    </p>
  );
}

function toChoice(value: string) {
  return { value, text: value, isName: true };
}

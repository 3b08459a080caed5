import { useId, useState } from 'react';
import type { KnownVehicle } from './measure/marks.ts';
import type { PhotoTruck } from './photo-truck.ts';
import { usePhotoWords } from './use-photo-words.ts';

type OnTruckProps = { truck: PhotoTruck; known: KnownVehicle; onKnown(known: KnownVehicle): void };

const fields = {
  wheelDiameterIn: { word: 'onTruck.wheel', from: 13, to: 26, step: 1 },
  tireDiameterIn: { word: 'onTruck.tire', from: 24, to: 44, step: 0.1 },
} as const;
type FieldName = keyof typeof fields;

/** The wheels that the truck in the photo stands on: the record's, unless its owner says otherwise. */
export function OnTruck({ truck, known, onKnown }: OnTruckProps) {
  const { t } = usePhotoWords();
  const { stockWheel, stockTire } = truck.vehicle;
  const isStock =
    known.wheelDiameterIn === stockWheel.diameterIn &&
    known.tireDiameterIn === stockTire.diameterIn;
  return (
    <details className="photo-on-truck" open={!isStock || undefined}>
      <summary>{t('onTruck')}</summary>
      <p className="small muted">{t('onTruck.help')}</p>
      {(Object.keys(fields) as FieldName[]).map((name) => (
        <SizeField
          key={name}
          name={name}
          value={known[name]}
          onValue={(value) => onKnown({ ...known, [name]: value })}
        />
      ))}
    </details>
  );
}

type SizeFieldProps = { name: FieldName; value: number; onValue(value: number): void };

function SizeField({ name, value, onValue }: SizeFieldProps) {
  const { t } = usePhotoWords();
  const id = useId();
  const { word, from, to, step } = fields[name];
  const [text, setText] = useState(String(value));
  const isWrong = !(Number(text) >= from && Number(text) <= to);
  return (
    <div className={isWrong ? 'field is-error' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {t(word)}
      </label>
      <input
        id={id}
        className="input"
        type="number"
        inputMode="decimal"
        min={from}
        max={to}
        step={step}
        value={text}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({ target }) => {
          setText(target.value);
          const inches = Number(target.value);
          if (inches >= from && inches <= to) onValue(inches);
        }}
      />
      {isWrong && (
        <p className="field-error" id={`${id}-error`}>
          {t('onTruck.wrong', { from, to })}
        </p>
      )}
    </div>
  );
}

import { useId } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import { variantOf } from './asset-item.ts';
import { FocusPicture, middle } from './focus-picture.tsx';
import { focusOf, focusPlace, type PixelSize } from './focus-point.ts';
import mediaStrings from './words.json' with { type: 'json' };

type FocusFieldProps = {
  src: string;
  size: PixelSize;
  /** "x1xy1:x2xy2" in pixels; '' for the center. */
  focus: string;
  onChange: (focus: string) => void;
};

/**
 * The area that stays visible when a picture is cropped: set by clicking on it, by arrow keys, or by two sliders,
 * which also work as plain form fields (`focusSet`, `focusX`, `focusY` in percent).
 */
export function FocusField({ src, size, focus, onChange }: FocusFieldProps) {
  const t = useStrings(mediaStrings);
  const place = focusPlace(focus, size);
  const { x, y } = place ?? middle;
  return (
    <div className="media-focus">
      <FocusPicture
        src={src}
        size={size}
        place={place}
        onPlace={(next) => onChange(focusOf(next, size))}
      />
      <label className="switch">
        <input
          type="checkbox"
          name="focusSet"
          checked={place !== null}
          onChange={({ target }) => onChange(target.checked ? focusOf(middle, size) : '')}
        />
        {t('focus.set')}
      </label>
      <div className="media-focus-sliders">
        <Slider
          name="focusX"
          label={t('focus.x')}
          value={x}
          onChange={(next) => onChange(focusOf({ x: next, y }, size))}
        />
        <Slider
          name="focusY"
          label={t('focus.y')}
          value={y}
          onChange={(next) => onChange(focusOf({ x, y: next }, size))}
        />
      </div>
      <FocusPreviews src={src} focus={focus} />
    </div>
  );
}

type SliderProps = {
  name: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
};

function Slider({ name, label, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        name={name}
        min={0}
        max={100}
        step={1}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}

/** The shapes in which pages crop pictures. */
const shapes = ['320x160', '160x160', '160x240'];

function FocusPreviews({ src, focus }: { src: string; focus: string }) {
  const t = useStrings(mediaStrings);
  const focal = focus === '' ? '' : `:focal(${focus})`;
  return (
    <figure className="media-focus-previews">
      <figcaption>{t('focus.previews')}</figcaption>
      {shapes.map((shape) => (
        <img key={shape} src={variantOf(src, `/m/${shape}/filters:format(webp)${focal}`)} alt="" />
      ))}
    </figure>
  );
}

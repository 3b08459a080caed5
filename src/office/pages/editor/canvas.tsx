import { type RefObject, useEffect, useRef } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import { EditorIcon } from './editor-icon.tsx';
import editorStrings from './words.json' with { type: 'json' };

export const canvasWidths = { phone: 390, tablet: 820, desktop: 1280 } as const;
export type CanvasWidth = keyof typeof canvasWidths;

type CanvasProps = {
  frame: RefObject<HTMLIFrameElement | null>;
  src: string;
  /** Path on the site, and the current language. */
  path: string;
  languageName: string;
  width: CanvasWidth;
};

/** The real page in a frame of a device's width, scaled down if there is less room. */
export function Canvas({ frame, src, path, languageName, width }: CanvasProps) {
  const t = useStrings(editorStrings);
  const room = useRef<HTMLDivElement>(null);
  useScale({ frame, room, width: canvasWidths[width] });
  return (
    <div className="editor-frame">
      <div className="editor-address small">
        <span>{path}</span>
        <span className="muted">{languageName}</span>
      </div>
      <div className="editor-page" ref={room}>
        <iframe ref={frame} src={src} title={t('canvas.frame')} />
      </div>
    </div>
  );
}

type Scaled = {
  frame: RefObject<HTMLIFrameElement | null>;
  room: RefObject<HTMLDivElement | null>;
  width: number;
};

/** Sizes are set here and not in the document: the security policy forbids style attributes. */
function useScale({ frame, room, width }: Scaled): void {
  useEffect(() => {
    const [inner, outer] = [frame.current, room.current];
    if (!inner || !outer) return;
    const fit = () => {
      const scale = Math.min(1, outer.clientWidth / width);
      inner.style.inlineSize = `${width}px`;
      inner.style.blockSize = `${outer.clientHeight / scale}px`;
      inner.style.scale = String(scale);
      inner.style.marginInlineStart = `${Math.max(0, (outer.clientWidth - width) / 2)}px`;
    };
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [frame, room, width]);
}

type WidthPickerProps = { width: CanvasWidth; onPick: (width: CanvasWidth) => void };

export function WidthPicker({ width, onPick }: WidthPickerProps) {
  const t = useStrings(editorStrings);
  return (
    <fieldset className="segments editor-widths">
      <legend className="visually-hidden">{t('width')}</legend>
      {(['phone', 'tablet', 'desktop'] as const).map((one) => (
        <label key={one} title={t(`width.${one}`)}>
          <input
            type="radio"
            name="ed-width"
            checked={width === one}
            onChange={() => onPick(one)}
          />
          <EditorIcon name={one} />
          <span className="visually-hidden">{t(`width.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

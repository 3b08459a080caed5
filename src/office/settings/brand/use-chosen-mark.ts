import { useEffect, useRef, useState } from 'react';
import type { BrandMark } from '#src/web/brand/brand-look.ts';
import { type ChosenPicture, chosenMark } from './chosen-mark.ts';

/**
 * The mark as the form has it at the moment. A chosen file is shown from where it is, before it is sent and cleaned: as
 * a picture it can run nothing. One that is no picture is not shown; saving says why.
 */
export function useChosenMark(saved: BrandMark) {
  const [mark, setMark] = useState(saved);
  const turn = useRef(0);
  const pictureOf = usePictures();
  async function followMark(form: FormData): Promise<void> {
    turn.current += 1;
    const own = turn.current;
    const [logo, darkLogo] = [
      await pictureOf(form.get('logoFile')),
      await pictureOf(form.get('darkLogoFile')),
    ];
    // While the pictures were read, something else was chosen.
    if (own !== turn.current) return;
    const kind = (['wheel', 'name'] as const).find((one) => one === form.get('logo')) ?? 'picture';
    const noDarkLogo = form.get('noDarkLogo') === 'on';
    setMark(chosenMark(saved, { kind, logo, darkLogo, noDarkLogo }));
  }
  return { mark, followMark };
}

/** Reads each chosen file once, because the form is read with every letter that is typed. */
function usePictures() {
  const known = useRef(new Map<string, Promise<ChosenPicture | null>>());
  useEffect(() => {
    const { current } = known;
    return () => {
      for (const reading of current.values()) {
        void reading.then((picture) => picture && URL.revokeObjectURL(picture.src));
      }
    };
  }, []);
  return (file: FormDataEntryValue | null): Promise<ChosenPicture | null> => {
    if (!(file instanceof File) || file.size === 0) return Promise.resolve(null);
    const key = [file.name, file.size, file.lastModified].join();
    const reading = known.current.get(key) ?? readPicture(file);
    known.current.set(key, reading);
    return reading;
  };
}

/** Null if the browser cannot show it. */
async function readPicture(file: File): Promise<ChosenPicture | null> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return { src: image.src, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    URL.revokeObjectURL(image.src);
    return null;
  }
}

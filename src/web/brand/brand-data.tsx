import { useState } from 'react';
import { type BrandLook, plainLook, useBrand } from './brand-look.ts';
import { nameLines } from './name-lines.ts';

const name = 'shop-brand';

/**
 * The brand as data of the document, for the page's own script. It is the same on every page, so no loader carries it
 * along, and a page that was refused has it too.
 */
export function BrandData({ brand }: { brand: BrandLook }) {
  return <meta name={name} content={JSON.stringify(differing(brand))} />;
}

/** Only what differs from the plain look, because every page carries it in its first packets. */
function differing({ lines: _derived, ...brand }: BrandLook): Partial<BrandLook> {
  const plain: Readonly<Record<string, unknown>> = plainLook;
  const entries = Object.entries(brand).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(plain[key]),
  );
  return Object.fromEntries(entries);
}

/** The brand of this document: on the server from the context, in the browser from the document. */
export function useDocumentBrand(): BrandLook {
  const given = useBrand();
  const [brand] = useState(() => readDocument() ?? given);
  return brand;
}

function readDocument(): BrandLook | null {
  const json = globalThis.document?.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
  if (!json) return null;
  const brand = { ...plainLook, ...(JSON.parse(json) as Partial<BrandLook>) };
  return { ...brand, lines: nameLines(brand) };
}

import { useState } from 'react';
import { type BrandLook, plainLook, useBrand } from './brand-look.ts';

const name = 'shop-brand';

/**
 * The brand as data of the document, for the page's own script. It is the same on every page, so no loader carries it
 * along, and a page that was refused has it too.
 */
export function BrandData({ brand }: { brand: BrandLook }) {
  return <meta name={name} content={JSON.stringify(brand)} />;
}

/** The brand of this document: on the server from the context, in the browser from the document. */
export function useDocumentBrand(): BrandLook {
  const given = useBrand();
  const [brand] = useState(() => readDocument() ?? given);
  return brand;
}

function readDocument(): BrandLook | null {
  const json = globalThis.document?.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
  return json ? { ...plainLook, ...(JSON.parse(json) as BrandLook) } : null;
}

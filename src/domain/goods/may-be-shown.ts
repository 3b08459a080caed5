/** Whether visitors may see a part: never one on the site without a price. */
export function mayBeShown({
  status,
  priceCents,
}: {
  status: string;
  priceCents: number;
}): boolean {
  return status !== 'active' || priceCents !== 0;
}

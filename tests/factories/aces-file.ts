/** An ACES file of one brand with these applications; `count` is what its footer says. */
export function acesFile(
  apps: string,
  { isFull = true, count = apps.split('<App ').length - 1 } = {},
): string {
  const type = isFull ? 'FULL' : 'UPDATE';
  return `<ACES version="4.2"><Header><Company>Bramblecut</Company><BrandAAIAID>XBRM</BrandAAIAID><SubmissionType>${type}</SubmissionType></Header>${apps}<Footer><RecordCount>${count}</RecordCount></Footer></ACES>`;
}

/** A part for a base vehicle of `tests/fixtures/feeds/id-names.csv`; action D takes it back. */
export function acesApp(part: string, base: number, action: 'A' | 'D' = 'A'): string {
  return `<App action="${action}" id="1"><BaseVehicle id="${base}"/><Qty>4</Qty><Part>${part}</Part></App>`;
}

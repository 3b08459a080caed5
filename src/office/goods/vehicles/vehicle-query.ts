import { partStatuses, type VehicleQuery, vehicleOrigins } from '#src/domain/goods/index.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';

/** The list that an address asks for; what it does not understand is left out. */
export function readVehicleQuery(params: URLSearchParams): VehicleQuery {
  const text = (name: string) =>
    plainText(params.get(name) ?? '')
      .trim()
      .slice(0, 120);
  const page = params.get('page') ?? '';
  return {
    search: text('q'),
    make: text('make'),
    origin: vehicleOrigins.find((one) => one === params.get('origin')) ?? '',
    status: partStatuses.find((one) => one === params.get('status')) ?? '',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The list with another choice; on its first page unless the page is what changes. */
export function vehiclesHref(query: VehicleQuery, change: Partial<VehicleQuery> = {}): string {
  const { search, page, ...choices } = { ...query, page: 1, ...change };
  const given = Object.entries({ q: search, ...choices, page: page === 1 ? '' : String(page) });
  const params = new URLSearchParams(given.filter(([, value]) => value !== ''));
  return params.size > 0 ? `${adminHrefs.vehicles()}?${params}` : adminHrefs.vehicles();
}

/** Whether the list leaves anything out. */
export function leavesOut({ search, make, origin, status }: VehicleQuery): boolean {
  return [search, make, origin, status].some((choice) => choice !== '');
}

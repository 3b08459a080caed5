import type { CompletedOptions } from '#src/domain/builds/index.ts';
import type { VehicleChoice } from '#src/domain/catalog/index.ts';
import { RequestError, sendForm } from '#src/web/forms/send-form.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import type { FlowBasis } from '../flow-at.ts';

/** The build's version after the call; incremented with each change. */
export type SavedBuild = { version: number };

/** The browser's client of the product's backend (specification, section 7). */
export type BuildApi = {
  /**
   * `GET /api/sanctum/csrf-cookie`, then `PATCH /p/v1/leads/{build id}` with the map of completed options. Only those
   * named in `changed` are written, because the others may be older than what another tab has saved. Throws on any
   * failure.
   */
  saveCompletedOptions(
    buildId: string,
    meta: CompletedOptions,
    changed: readonly string[],
  ): Promise<SavedBuild>;
  /** Sends a form as its page would. Returns the path it led to; throws on any failure. */
  sendForm(path: string, fields: readonly [name: string, value: string][]): Promise<string>;
  /**
   * Shares the build with these choices, as the form does without script, and returns the URL of the read-only copy.
   * Throws on any failure; status 422 while nothing is chosen.
   */
  shareBuild(path: string, meta: CompletedOptions): Promise<string>;
  /** What the steps of this vehicle's build need. Throws on any failure. */
  readShelf(vehicleId: string): Promise<FlowBasis>;
  /** Reads a typed VIN; returns the query that `readVinNote` reads. Throws on any failure. */
  readVin(typed: string, signal: AbortSignal): Promise<URLSearchParams>;
  /** `GET /p/v1/vehicles`. Throws on any failure. */
  listVehicles(): Promise<VehicleChoice[]>;
};

export type ApiBrowser = {
  fetch: typeof fetch;
  /** The current `document.cookie`. */
  cookies(): string;
};

const tokenCookie = 'XSRF-TOKEN';

export function createBuildApi(browser: ApiBrowser): BuildApi {
  return {
    async saveCompletedOptions(buildId, meta, changed) {
      await call(browser, '/api/sanctum/csrf-cookie');
      const path = `/p/v1/leads/${encodeURIComponent(buildId)}`;
      const response = await call(browser, path, { method: 'PATCH', body: { meta, changed } });
      // Our own endpoint, which returns this type.
      const { data } = (await response.json()) as { data: SavedBuild };
      return data;
    },
    sendForm: (path, fields) => sendForm(browser.fetch, { path, fields }),
    async shareBuild(path, meta) {
      const response = await browser.fetch(path, {
        method: 'POST',
        credentials: 'same-origin',
        body: new URLSearchParams({ meta: JSON.stringify(meta) }),
      });
      if (!response.ok) throw new RequestError(response.status);
      return response.url;
    },
    async readShelf(vehicle) {
      const response = await call(browser, hrefs.buildShelf({ vehicle }));
      // Our own endpoint, which returns this type.
      return (await response.json()) as FlowBasis;
    },
    async readVin(typed, signal) {
      const response = await browser.fetch(hrefs.buildVin(), {
        method: 'POST',
        credentials: 'same-origin',
        body: new URLSearchParams({ vin: typed }),
        signal,
      });
      if (!response.ok) throw new RequestError(response.status);
      return new URLSearchParams(await response.text());
    },
    async listVehicles() {
      const response = await call(browser, '/p/v1/vehicles');
      // Our own endpoint, which returns this type.
      const { data } = (await response.json()) as { data: VehicleChoice[] };
      return data;
    },
  };
}

type Call = { method: 'PATCH' | 'POST'; body: unknown };

/** The calls of this page. */
export function browserApi(): BuildApi {
  return createBuildApi({
    fetch: (...request) => fetch(...request),
    cookies: () => document.cookie,
  });
}

/** Success is 2xx. @throws {RequestError} "Request failed with status code N"; network errors as they are */
async function call(browser: ApiBrowser, path: string, send?: Call): Promise<Response> {
  const response = await browser.fetch(path, {
    method: send?.method ?? 'GET',
    credentials: 'same-origin',
    headers: headersFor(browser, send),
    ...(send && { body: JSON.stringify(send.body) }),
  });
  if (!response.ok) throw new RequestError(response.status);
  return response;
}

function headersFor(browser: ApiBrowser, send: Call | undefined): Record<string, string> {
  const token = readCookie(browser.cookies(), tokenCookie);
  return {
    Accept: 'application/json, text/plain, */*',
    ...(send && { 'Content-Type': 'application/json' }),
    ...(token !== null && { 'X-XSRF-TOKEN': token }),
  };
}

function readCookie(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
}

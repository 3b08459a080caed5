/** The globals that a worker has besides a window's: TypeScript has no library with both. */
export type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: WorkerClients;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
  /** Not in every browser. */
  addEventListener(type: 'sync', listen: (event: SyncEvent) => void): void;
  addEventListener(type: 'message', listen: (event: MessageEventFromPage) => void): void;
};

export type WaitingEvent = { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = WaitingEvent & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
};

export type SyncEvent = WaitingEvent & { readonly tag: string };

export type MessageEventFromPage = WaitingEvent & { readonly data: unknown };

export type WorkerClient = {
  readonly url: string;
  readonly visibilityState: 'hidden' | 'visible';
  postMessage(message: unknown, transfer?: Transferable[]): void;
  navigate(url: string): Promise<unknown>;
};

type WorkerClients = {
  claim(): Promise<void>;
  get(id: string): Promise<WorkerClient | undefined>;
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WorkerClient[]>;
};

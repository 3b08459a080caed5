/** What spreads requests over the processes. */
export type Balancer = { url: string; close(): Promise<void> };

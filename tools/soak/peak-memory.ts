import { readFileSync } from 'node:fs';

/**
 * The most memory that a running process has had, in MB, as Linux counts it; 0 on other systems, and of a process that has ended.
 */
export function peakMemory(pid: number): number {
  try {
    const [, kilobytes] =
      /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}

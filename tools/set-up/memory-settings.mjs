// What keeps the server small. Both can only be set before a process starts, so whoever starts the server passes them.

/**
 * glibc keeps a heap for each thread, and what threads have freed stays in there: with two heaps instead of sixteen,
 * and large blocks returned at once, an idle server needs 150 MB less. Other systems ignore these variables.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

/** V8 keeps the largest area for new objects that a burst of pages once needed; in MB, by default 32. */
export const memoryFlags = ['--max-semi-space-size=8'];

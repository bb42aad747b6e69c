import { afterAll, vi } from 'vitest';

/** Files of tests share a process: what one has stubbed is as it was for the next. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

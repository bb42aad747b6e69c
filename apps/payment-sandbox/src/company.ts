import type { Clock } from './clock.ts';
import type { SandboxSettings } from './settings.ts';
import type { Transactions } from './transactions.ts';

/** What the sandbox’s calls work with. */
export interface Company {
  readonly settings: SandboxSettings;
  readonly transactions: Transactions;
  readonly clock: Clock;
}

import type { LocalDay } from '@rochdale/domain/dates';
import type { WatchFacts } from '@rochdale/domain/office/watches/watch-states';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Executor } from '../../../../platform/database/database.ts';
import type { BankSettings } from '../../../planned/bank-file/public.ts';

/** Whose own part of a watch is asked for: what only some may settle. */
export interface Viewer {
  readonly staffId: string;
  /** The operations that they may call. */
  readonly operations: readonly string[];
}

/** When and of whom it is asked. */
export interface AskedAt {
  readonly now: Date;
  /** What is younger needs nobody yet. */
  readonly before: Date;
  /** The co-op's day. */
  readonly day: LocalDay;
  readonly site: Site;
  /** Undefined where the co-op sends no bank files. */
  readonly bank: BankSettings | undefined;
  /** Undefined: all of it. */
  readonly viewer: Viewer | undefined;
}

/** What measures a watch, by few rows or an index: Today asks them all. */
export type Question = (db: Executor, at: AskedAt) => Promise<WatchFacts>;

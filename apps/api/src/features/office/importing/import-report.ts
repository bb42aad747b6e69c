import type { ImportChange, judgeImport } from '@rochdale/domain/office/importing/import-bounds';
import type { SettledPlans } from '../../planned/brought-plans/public.ts';
import type { BalanceChange } from './changes/balance-changes-store.ts';
import type { CheckedFile } from './checks/checked-file.ts';
import { filesHashOf } from './checks/files-hash.ts';
import type { RowProblem } from './reading/decode-rows.ts';
import type { WrittenFile } from './write-file.ts';

/** What an import did. `written` is false when anything was wrong and bad rows were not to be skipped. */
export interface ImportReport {
  readonly written: boolean;
  /** Of all its files and what they hold: the same files again have the same. */
  readonly filesHash: string;
  readonly files: readonly WrittenFile[];
  readonly skipped: number;
  readonly confirmedPayments: number;
  /** What banks sent back and the billing system has booked. */
  readonly confirmedReturns: number;
  /** Drafts of the billing system's that their members have ended here. */
  readonly passedOverDrafts: number;
  /** Auto pays and scheduled payments of the old portal that are taken up here now. */
  readonly broughtPlans: SettledPlans;
  /** Plans that ended, since their accounts have another member. */
  readonly endedPlans: number;
  /** Scheduled payments that pay an account less for the same reason. */
  readonly reducedPayments: number;
  /** Accounts that are paid by themselves both here and by the billing system. */
  readonly doublyPaid: readonly string[];
  /** The sum of all balances in cents; undefined where none came. */
  readonly balances: { readonly before: number; readonly after: number } | undefined;
  /** What it changed, or would, of the accounts that were there; undefined where nothing was tried. */
  readonly change: ImportChange | undefined;
  /** The accounts whose balances change the most. */
  readonly largest: readonly BalanceChange[];
  /** Accounts that are closed and that a plan of a member's still pays. */
  readonly closedWithPlans: readonly string[];
  /** Why it was taken back; undefined where it was written, or nothing was tried. */
  readonly takenBack?: TakenBack;
  /** The first thousand; `problemCount` counts all. */
  readonly problems: readonly RowProblem[];
  readonly problemCount: number;
  /** Rows that were taken, and of which something is to be said: the first thousand, and how many. */
  readonly warnings: readonly RowProblem[];
  readonly warningCount: number;
}

/** That an import was only tried, or goes beyond a bound and nobody answers for it. */
export type TakenBack = 'dry-run' | Exclude<ReturnType<typeof judgeImport>, 'may'>;

/** The report of an import that wrote nothing, for what was found and for one more reason. */
export function refusedOf(
  found: Pick<ImportReport, 'problems' | 'problemCount'> & { readonly files: readonly CheckedFile[] },
  reason?: Omit<RowProblem, 'column'>,
): ImportReport {
  const more = reason ? [{ column: '', ...reason }] : [];
  return {
    written: false,
    filesHash: filesHashOf(found.files),
    files: [],
    skipped: 0,
    confirmedPayments: 0,
    confirmedReturns: 0,
    passedOverDrafts: 0,
    broughtPlans: { autoPays: 0, scheduledPayments: 0, waiting: 0 },
    warnings: [],
    warningCount: 0,
    endedPlans: 0,
    reducedPayments: 0,
    doublyPaid: [],
    balances: undefined,
    change: undefined,
    largest: [],
    closedWithPlans: [],
    problems: [...found.problems, ...more],
    problemCount: found.problemCount + more.length,
  };
}

import { addDays, type LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import { representmentDays } from '../ach/return-codes.ts';
import { achSchedule } from './ach-schedule.ts';
import { type DebitNotice, debitDay } from './announced-debit.ts';

/** A draft that may go into the bank file, with everything that decides whether it does. Money in cents. */
export interface BankDraftToday {
  readonly due: {
    readonly dueDay: LocalDay;
    /** Of one that was sent before: what was sent. */
    readonly amount: Cents;
    /** How often it came back. */
    readonly declines: number;
    /** Null where it is not known. */
    readonly authorizationId: string | null;
  };
  /** Undefined when the draft is gone, or is not the account holder's. */
  readonly draft:
    | {
        readonly authorizationId: string;
        readonly startDate: LocalDay;
        readonly isHeld: boolean;
        /** The billing system pays the account by itself. */
        readonly isBilling: boolean;
        /** Whether its bank account could stand in a file at all. */
        readonly hasFault: boolean;
        readonly prenoteEffectiveDate: LocalDay | null;
      }
    | undefined;
  /** Whether the account may be drafted (`bankDraftOpen`). */
  readonly isOpen: boolean;
  /** What is owed and not on its way, this draft apart. */
  readonly owed: Cents;
  /** Somebody may be paying just now. */
  readonly pageIsOpen: boolean;
  readonly sendDay: LocalDay;
  /** From when on as much may be taken (planned-85). */
  readonly noticeOf: (amount: Cents) => DebitNotice;
}

/** What becomes of a draft when a bank file is written. */
export type BankDraftDecision =
  | {
      readonly kind: 'send';
      readonly amount: Cents;
      readonly effectiveEntryDate: LocalDay;
      /** Whether it came back and is sent again: the same amount from the same bank account. */
      readonly isRetry: boolean;
    }
  | { readonly kind: 'wait' }
  | { readonly kind: 'postpone'; readonly to: LocalDay }
  /** Its member must have known of it for longer: it goes out on a later day, and settles on another. */
  | { readonly kind: 'announce'; readonly amount: Cents; readonly to: LocalDay; readonly settles: LocalDay }
  | { readonly kind: 'skip'; readonly reason: 'nothing' | 'restricted' | 'bank-account' | 'billing' }
  | { readonly kind: 'cancel'; readonly reason: 'removed' | 'paid' }
  /** It may not be sent again any more. */
  | { readonly kind: 'fail'; readonly reason: 'late' };

/**
 * Whether a draft is sent, and for how much: what is owed, never more. One that came back is sent again only from the
 * bank account that it came back from, for the same amount, and while that is owed (Nacha Operating Rules, 2.12.4);
 * a draft that was set up later than the day, or anew, takes up nothing of the one before.
 */
export function bankDraftDecision(today: BankDraftToday): BankDraftDecision {
  const { due, draft, isOpen, owed, pageIsOpen, sendDay } = today;
  const isAnother = due.authorizationId !== null && due.authorizationId !== draft?.authorizationId;
  if (!draft || isAnother || draft.startDate > due.dueDay) return { kind: 'cancel', reason: 'removed' };
  if (draft.isHeld) return { kind: 'wait' };
  if (draft.hasFault) return { kind: 'skip', reason: 'bank-account' };
  if (draft.prenoteEffectiveDate === null) return { kind: 'wait' };
  const schedule = achSchedule(due.dueDay, draft.prenoteEffectiveDate, sendDay);
  if (schedule.sendDay > sendDay) return { kind: 'postpone', to: schedule.sendDay };
  if (draft.isBilling) return { kind: 'skip', reason: 'billing' };
  if (!isOpen) return { kind: 'skip', reason: 'restricted' };
  if (pageIsOpen) return { kind: 'wait' };
  const { effectiveEntryDate } = schedule;
  if (due.declines === 0) {
    if (owed <= 0) return { kind: 'skip', reason: 'nothing' };
    const taken = debitDay(effectiveEntryDate, today.noticeOf(owed), sendDay);
    if (taken <= effectiveEntryDate) return { kind: 'send', amount: owed, effectiveEntryDate, isRetry: false };
    const later = achSchedule(taken, draft.prenoteEffectiveDate, sendDay);
    return { kind: 'announce', amount: owed, to: later.sendDay, settles: later.effectiveEntryDate };
  }
  if (owed < due.amount) return { kind: 'cancel', reason: 'paid' };
  // The first entry settled on its due day or later: counted from there, it is never too late.
  if (effectiveEntryDate > addDays(due.dueDay, representmentDays)) return { kind: 'fail', reason: 'late' };
  return { kind: 'send', amount: due.amount, effectiveEntryDate, isRetry: true };
}

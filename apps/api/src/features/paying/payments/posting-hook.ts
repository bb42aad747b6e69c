import type { Transaction } from '../../../platform/database/database.ts';
import type { Requisition } from './requisition/requisition-store.ts';

/** What a posted requisition of a flow leads to, in the transaction that posts it: once, or not at all. */
export type PostingHook = (tx: Transaction, requisition: Requisition, now: Date) => Promise<void>;
export type PostingHooks = Readonly<Partial<Record<Requisition['flow'], PostingHook>>>;

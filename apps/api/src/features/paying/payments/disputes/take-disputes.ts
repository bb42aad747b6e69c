import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import { type LocalDay, localTimeAt } from '@rochdale/domain/dates';
import { bookingOf } from '@rochdale/domain/paying/disputes/dispute-booking';
import type { Sites } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../../platform/clock.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { addSentBack } from '../reconcile/sent-back-store.ts';
import type { Requisition } from '../requisition/requisition-store.ts';
import {
  bookAgain,
  callOffSentBack,
  disputedBooks,
  disputedCode,
  heldBack,
  keepDispute,
  noteLeft,
} from './disputes-store.ts';

/**
 * Takes what the company tells of the disputes of a payment, whose requisition is locked: the payment is left to be booked
 * back while the company holds its money, and booked once more when it was won (office-101). Safe to repeat.
 */
export async function takeDisputes(
  { clock, site }: { readonly clock: Clock; readonly site: Sites },
  tx: Transaction,
  requisition: Requisition,
  { reference, disputes: told = [] }: TransactionResult,
): Promise<void> {
  const { transNo, amount, state } = requisition;
  if (told.length === 0 || reference !== requisition.reference) return;
  const now = clock.now();
  for (const dispute of told) await keepDispute(tx, { transNo, reference }, dispute, now);
  if (state !== 'posted') return;
  const booking = bookingOf(await heldBack(tx, transNo, reference), amount, await disputedBooks(tx, transNo));
  await noteLeft(tx, transNo, booking === 'leave' ? now : null);
  if (booking === 'book-back') await leaveDisputed(tx, transNo, localTimeAt(now, site().timeZone).day);
  if (booking === 'call-off') await callOffSentBack(tx, transNo);
  if (booking === 'book-again') await bookAgain(tx, transNo, now);
}

const leaveDisputed = (tx: Transaction, transNo: string, returnedOn: LocalDay) =>
  addSentBack(tx, { transNo, returnCode: disputedCode, returnedOn, source: 'company' });

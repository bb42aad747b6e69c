import { tidyEnrolment } from '@rochdale/domain/account/operation-roundup/round-up';
import { centsOf } from '@rochdale/domain/money';
import type { Transaction } from '../../../platform/database/database.ts';
import { fieldRefusal } from '../../../platform/http/refusal.ts';
import { writeEnrolments } from '../../account/operation-roundup/operation-roundup-store.ts';
import {
  lockStoredPayment,
  removeStoredPayment,
  type StoredPaymentType,
  storedPaymentsOf,
} from '../../paying/payment-profile/public.ts';
import type { IdentityServices } from '../sign-in/public.ts';
import type { MemberUpdate, NoteUpdate } from './member-update.ts';
import { changeAccountPreferences, changeMemberPreferences, type MemberPreferences } from './my-profile-store.ts';

/** Writes what was chosen beside the login; what was not sent stays. */
export async function changePreferences(
  { clock, site }: IdentityServices,
  tx: Transaction,
  memberNumber: string,
  update: MemberUpdate,
  note: NoteUpdate,
): Promise<void> {
  const now = clock.now();
  const changes = memberChanges(update);
  if (Object.keys(changes).length > 0) await changeMemberPreferences(tx, memberNumber, changes, now);
  const paperless = (update.paperlessAccounts ?? []).map((row) => ({
    accountNumber: row.accountNumber,
    emailBillNotice: row.isEmail,
    paperlessBilling: row.isPaperless,
    paperlessOther: row.isPaperlessOther,
  }));
  await changeAccountPreferences(tx, paperless, now);
  const { roundUpPlus } = site().config.accounts;
  const roundUp = (update.roundupAccounts ?? []).map((row) => {
    const { accountNumber, optedForOp, opPlusAmount, opPlusExpirationDate } = row;
    const amount = opPlusAmount === null ? null : centsOf(opPlusAmount);
    return tidyEnrolment(
      { accountNumber, isRoundup: optedForOp, amount, expiration: opPlusExpirationDate },
      roundUpPlus,
    );
  });
  await writeEnrolments(tx, roundUp, now);
  const isRemoved = await removeStored(tx, memberNumber, update, now);
  if (isRemoved) await note(tx, { kind: 'way-to-pay-removed' });
}

function memberChanges(update: MemberUpdate): Partial<MemberPreferences> {
  const all: Record<keyof MemberPreferences, boolean | undefined> = {
    paperlessBilling: update.isPaperlessBilling,
    paperlessOther: update.isPaperlessOther,
    marketingEmails: update.isMarketEmail,
    annualMeetingNotice: update.annualMarketingElectricKit,
    paymentEmail: update.receivePaymentEmail,
    serviceOrderEmail: update.receiveServiceOrderEmail,
    unlistedPhone: update.canMaskPhone,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/**
 * Removes stored payment data. What auto pay, a draft or a scheduled payment uses stays, and with it everything else of the
 * request (identity-55). Answers whether something was removed.
 */
async function removeStored(tx: Transaction, memberNumber: string, update: MemberUpdate, now: Date): Promise<boolean> {
  const asked: readonly (readonly [boolean | undefined, StoredPaymentType, string])[] = [
    [update.removeStoredCreditData, 'Credit', 'removeStoredCreditCardData'],
    [update.removeStoredBankData, 'Check', 'removeStoredBankAccountData'],
  ];
  const wanted = asked.filter(([isAsked]) => isAsked);
  if (wanted.length === 0) return false;
  const stored = await storedPaymentsOf(tx, memberNumber);
  let isRemoved = false;
  for (const [, paymentType, field] of wanted)
    for (const one of stored.filter((other) => other.paymentType === paymentType)) {
      const locked = await lockStoredPayment(tx, memberNumber, one.storedPaymentId);
      if (locked?.isInUse) throw fieldRefusal({ code: 'myProfile.stored.inUse', params: {} }, field);
      await removeStoredPayment(tx, memberNumber, one.storedPaymentId, now);
      isRemoved = true;
    }
  return isRemoved;
}

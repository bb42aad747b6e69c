import type { LocalDay } from '@rochdale/domain/dates';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { blockStoredPayments } from '../../paying/payment-profile/public.ts';
import { autoPaysByToken, endAutoPays } from '../auto-pay/public.ts';
import type { BankEntry } from '../bank-file/public.ts';
import {
  type DraftRow,
  draftsAtBanks,
  draftsByToken,
  endDrafts,
  holdDrafts,
  numbersOfBank,
} from '../draft-payments/public.ts';
import { endScheduledPayments, scheduledByToken } from '../scheduled-payments/public.ts';
import { endTopUps, topUpsByToken } from '../top-ups/public.ts';

/** A way of paying that a bank closed: a bank account of a bank file, or what a token of a member's stands for. */
export type ClosedWay =
  | { readonly kind: 'bank-account'; readonly entry: BankEntry }
  | { readonly kind: 'token'; readonly memberNumber: string; readonly token: string };

/** The code of the return, and when. Whose plan came back is told with the return, the others by the worker. */
export interface Closing {
  readonly code: string;
  readonly now: Date;
  readonly today: LocalDay;
}

/**
 * Ends every plan that takes from a closed way of paying, wherever it is used, and nothing newer on another: a draft that
 * was set up since at another bank stays (Nacha Operating Rules, 3.11; 12 CFR 1005.10(c)). Answers the authorizations that
 * ended; the worker tells of each.
 */
export async function endWay(
  tx: Transaction,
  vault: Vault,
  way: ClosedWay,
  { code, now, today }: Closing,
): Promise<string[]> {
  const end = { endedAt: now, endReason: code, endToldAt: null };
  const drafts = await endDrafts(tx, numbersOf(await draftsOf(tx, vault, way)), today, end);
  const ended = drafts.map(({ authorizationId }) => authorizationId);
  if (way.kind === 'bank-account') return ended;
  const { memberNumber, token } = way;
  const autoPays = await endAutoPays(tx, await autoPaysByToken(tx, memberNumber, token), end);
  const topUps = await endTopUps(tx, await topUpsByToken(tx, memberNumber, token), end);
  const scheduled = await endScheduledPayments(tx, await scheduledByToken(tx, memberNumber, token), end);
  await blockStoredPayments(tx, memberNumber, token, code, now);
  const others = [...autoPays, ...topUps].map(({ authorizationId }) => authorizationId);
  return [...ended, ...others, ...scheduled];
}

/** Takes nothing more of a way of paying until a person of the co-op has decided. */
export async function holdWay(tx: Transaction, vault: Vault, way: ClosedWay, { code, now }: Closing): Promise<void> {
  await holdDrafts(tx, numbersOf(await draftsOf(tx, vault, way)), code, now);
  if (way.kind === 'token') await blockStoredPayments(tx, way.memberNumber, way.token, code, now);
}

/** The drafts that take from it. Bank numbers are encrypted anew each time, so they are opened to be compared. */
async function draftsOf(tx: Transaction, vault: Vault, way: ClosedWay): Promise<DraftRow[]> {
  if (way.kind === 'token') return draftsByToken(tx, way.memberNumber, way.token);
  const { accountNumber, routingNumber, bankAccountNumber } = way.entry;
  if (routingNumber === null || bankAccountNumber === null) return [];
  const wanted = vault.unlock('bank-account-number', accountNumber, bankAccountNumber);
  const opened = ({ accountNumber: owner, bankAccountNumber: locked }: DraftRow): string | undefined =>
    locked === null ? undefined : vault.unlock('bank-account-number', owner, locked);
  // An entry goes out under the bank's newest number, whichever one its draft was set up with.
  return (await draftsAtBanks(tx, await numbersOfBank(tx, routingNumber))).filter((draft) => opened(draft) === wanted);
}

const numbersOf = (drafts: readonly DraftRow[]): string[] => drafts.map(({ accountNumber }) => accountNumber);

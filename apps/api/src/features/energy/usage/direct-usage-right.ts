import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import type { Sealer } from '../../../platform/sealing/sealing.ts';
import { findToken, issueToken } from '../../../platform/tokens/token-store.ts';
import { type Account, findAccount } from '../../account/accounts/public.ts';

/** Minutes for which a right lives without use. */
const idleMinutes = 30;
/** Links that older releases sealed name no member: they open what they always did, until their end. */
const sealedAccount = z.object({ accountNumber: z.string(), memberNumber: z.string().optional() });

export interface RightServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
}

/** How a call of the direct tracker names its account. */
export interface NamedAccount {
  readonly accountNumber: string;
  /** The account number is the sealed one of the link. */
  readonly dataEncrypt: boolean;
  readonly usageToken?: string | undefined;
  /** The caller's network address. */
  readonly address: string;
}

/** Seals an account for a link to the direct tracker: for the member who has it now, and for no later one. */
export function sealAccount(
  sealer: Sealer,
  { accountNumber, memberNumber }: Pick<Account, 'accountNumber' | 'memberNumber'>,
  until: Date,
): string {
  return sealer.seal('direct-usage-link', { accountNumber, memberNumber }, until);
}

/**
 * The account that a call opens, with the right for the calls after it (energy-48). A sealed number is traded for
 * a right to that one account; a plain one opens nothing without such a right. Whatever is wrong is answered alike,
 * and only what is wrong counts against the address.
 */
export async function openAccount(
  services: RightServices,
  named: NamedAccount,
): Promise<{ readonly account: Account; readonly usageToken: string }> {
  const { db, clock } = services;
  const now = clock.now();
  const tried = await takeTries(db, [{ key: `direct-usage:${named.address}`, tries: 60, minutes: 60 }], now);
  const account = await (named.dataEncrypt ? linkedAccount : rightfulAccount)(services, named);
  if (!account) throw refusal(404, 'directUsage.linkEnded');
  await tried.giveBack();
  if (!named.dataEncrypt) return { account, usageToken: named.usageToken ?? '' };
  const { memberNumber } = account;
  const right = { memberNumber, accountNumber: account.accountNumber, idleMinutes, now };
  return { account, usageToken: await issueToken(db, { purpose: 'direct-usage', ...right }) };
}

/** The account of a link, while the member for whom it was made has it. */
async function linkedAccount(
  { db, sealer, clock }: RightServices,
  { accountNumber: sealed }: NamedAccount,
): Promise<Account | undefined> {
  const opened = sealedAccount.safeParse(sealer.open('direct-usage-link', sealed, clock.now()));
  if (!opened.success) return undefined;
  const { accountNumber, memberNumber } = opened.data;
  const account = await findAccount(db, accountNumber);
  return memberNumber === undefined || memberNumber === account?.memberNumber ? account : undefined;
}

async function rightfulAccount(
  { db, clock }: RightServices,
  { accountNumber, usageToken }: NamedAccount,
): Promise<Account | undefined> {
  if (usageToken === undefined) return undefined;
  const holder = await findToken(db, 'direct-usage', usageToken, { now: clock.now() });
  return holder?.accountNumber === accountNumber ? findAccount(db, accountNumber) : undefined;
}

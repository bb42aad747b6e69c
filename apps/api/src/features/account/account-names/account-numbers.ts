import { numberAndName } from '@rochdale/domain/account/account-names/account-name';
import type { Executor } from '../../../platform/database/database.ts';
import { listAccountNames } from './account-names-store.ts';

/** Writes an account's number in a sentence to its member, with the member's own name beside it (account-94). */
export type NamedNumber = (accountNumber: string) => string;

/** The numbers of a member's accounts as sentences to that member write them. */
export async function namedNumbersOf(db: Executor, memberNumber: string): Promise<NamedNumber> {
  const names = await nicknamesOf(db, memberNumber);
  return (accountNumber) => numberAndName({ accountNumber, nickname: names.get(accountNumber) ?? null });
}

/** A member's nicknames by account number. */
export async function nicknamesOf(db: Executor, memberNumber: string): Promise<ReadonlyMap<string, string>> {
  const found = await listAccountNames(db, memberNumber);
  return new Map(found.map(({ accountNumber, nickname }) => [accountNumber, nickname]));
}

import type { LanguageName } from '@rochdale/domain/texts/languages';
import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts, members } from '../../../tables/accounts.ts';
import { logins } from '../../../tables/sign-in.ts';
import { namesOfMembers } from '../../account/account-names/public.ts';
import { shownMemberName } from '../../account/accounts/public.ts';
import type { ToldAccount } from './announcement-content.ts';

/** What an announcement says of some accounts, in which language, by number; one that is gone is not there. */
export async function toldAccounts(
  db: Executor,
  accountNumbers: readonly string[],
): Promise<ReadonlyMap<string, ToldAccount & { readonly memberNumber: string; readonly language: LanguageName }>> {
  if (accountNumbers.length === 0) return new Map();
  const found = await db
    .select({
      accountNumber: accounts.accountNumber,
      memberNumber: accounts.memberNumber,
      memberName: shownMemberName,
      street: accounts.serviceStreet,
      city: accounts.serviceCity,
      language: logins.language,
    })
    .from(accounts)
    .innerJoin(members, eq(members.memberNumber, accounts.memberNumber))
    .leftJoin(logins, eq(logins.memberNumber, accounts.memberNumber))
    .where(inArray(accounts.accountNumber, [...accountNumbers]));
  const named = new Map(
    (await namesOfMembers(db, [...new Set(found.map(({ memberNumber }) => memberNumber))])).map((one) => [
      `${one.memberNumber} ${one.accountNumber}`,
      one.nickname,
    ]),
  );
  return new Map(
    found.map(({ memberNumber, language, ...account }) => [
      account.accountNumber,
      {
        ...account,
        memberNumber,
        nickname: named.get(`${memberNumber} ${account.accountNumber}`) ?? null,
        language: language ?? 'en',
      },
    ]),
  );
}

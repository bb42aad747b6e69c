import type { Account } from 'oidc-provider';
import type { Database } from '../../../platform/database/database.ts';
import { memberNameOf } from '../../account/accounts/public.ts';
import { personOf, subjectAt } from './sign-in-clients-store.ts';

/** Whoever a connection stands for. The library tells of it what the scope of a token names (identity-121). */
export const accountOf = (db: Database, connectionId: string): Account => ({
  accountId: connectionId,
  claims: async () => {
    const person = await personOf(db, connectionId);
    const name = person && (await memberNameOf(db, person.memberNumber));
    return {
      sub: connectionId,
      ...(person && {
        ...{ member_number: person.memberNumber, accounts: person.accounts, name, email: person.email },
      }),
    };
  },
});

/** By what an app knows the login of a connection (identity-122). */
export async function pairwiseSubject(db: Database, connectionId: string): Promise<string> {
  const person = await personOf(db, connectionId);
  if (!person) throw new Error('The connection is gone.');
  return subjectAt(db, person.appId, person.loginKey);
}

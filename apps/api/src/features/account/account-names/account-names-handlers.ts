import { namedAccountsMax, tidyNickname } from '@rochdale/domain/account/account-names/nickname';
import { violation } from '@rochdale/domain/violation';
import type { Handlers } from '../../../platform/http/caller.ts';
import { fieldRefusal } from '../../../platform/http/refusal.ts';
import { holdLoginOfMember, type IdentityServices } from '../../identity/sign-in/public.ts';
import { countOtherNames, listAccountNames, removeAccountName, writeAccountName } from './account-names-store.ts';

/** What a member calls the accounts (account-92). Ownership is checked before these run. */
export function accountNamesHandlers({
  db,
  clock,
}: Pick<IdentityServices, 'db' | 'clock'>): Pick<Handlers, 'account-names.list' | 'account-names.set'> {
  return {
    'account-names.list': async ({ caller }) => ({ results: await listAccountNames(db, caller.memberNumber) }),
    'account-names.set': async ({ params: { accountNumber }, body, caller: { memberNumber }, note }) => {
      const nickname = tidyNickname(body.nickname);
      await db.transaction(async (tx) => {
        await holdLoginOfMember(tx, memberNumber);
        if (nickname === '') await removeAccountName(tx, memberNumber, accountNumber);
        else {
          if ((await countOtherNames(tx, memberNumber, accountNumber)) >= namedAccountsMax)
            throw fieldRefusal(violation('accountNames.tooMany', { max: namedAccountsMax }), 'nickname');
          await writeAccountName(tx, { memberNumber, accountNumber, nickname, namedAt: clock.now() });
        }
        await note(tx, { kind: 'account-named' });
      });
      return { nickname: nickname === '' ? null : nickname };
    },
  };
}

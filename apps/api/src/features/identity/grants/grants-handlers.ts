import { gates } from '@rochdale/domain/gates/gates';
import { latestNow, todayAt } from '../../../platform/clock.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { findAccounts, memberNameOf, standingsOf } from '../../account/accounts/public.ts';
import { findLoginOfMember, type IdentityServices } from '../sign-in/public.ts';
import { accountsOfOthers } from './grants-store.ts';

/** What a login opens of others. The caller is the login itself, never one that acts for another. */
export function grantsHandlers({ db, clock, site }: IdentityServices): Pick<Handlers, 'grants.accounts'> {
  return {
    'grants.accounts': async ({ query, caller: { memberNumber: ownNumber } }) => {
      const { timeZone } = site();
      const [name, login, { opened, total }] = await Promise.all([
        memberNameOf(db, ownNumber),
        findLoginOfMember(db, ownNumber),
        accountsOfOthers(db, ownNumber, todayAt(clock, timeZone), query),
      ]);
      if (!login) throw refusal(404, 'error.notFound');
      const accounts = await findAccounts(
        db,
        opened.map(({ accountNumber }) => accountNumber),
      );
      const outages = gates.outage({ site: site(), signedIn: true }).open ? latestNow(clock, timeZone) : undefined;
      const holders = [...new Set(opened.map(({ memberNumber }) => memberNumber))];
      const standings = await Promise.all(
        holders.map((holder) =>
          standingsOf(
            db,
            holder,
            accounts.filter(({ memberNumber }) => memberNumber === holder),
            outages,
          ),
        ),
      );
      const byNumber = new Map(standings.flat().map((standing) => [standing.accountNumber, standing]));
      return {
        name: name ?? login.loginId,
        isMember: name !== undefined,
        results: opened.flatMap((one) => {
          const standing = byNumber.get(one.accountNumber);
          return standing ? [{ ...standing, ...one }] : [];
        }),
        totalRecords: total,
      };
    },
  };
}

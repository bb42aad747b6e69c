import type { OfficeAnswerOf } from '@rochdale/contract/operations/office/office-operations';
import type { LocalDay } from '@rochdale/domain/dates';
import { mustStayOnState } from '@rochdale/domain/service/outage/must-stay-on';
import type { Executor } from '../../../platform/database/database.ts';
import type { AccountService } from '../../account/account-services/account-services-store.ts';
import type { Account } from '../../account/accounts/public.ts';
import { servicePlacesOf } from '../../service/outage/public.ts';

type Places = Pick<OfficeAnswerOf<'members.see'>['accounts'][number], 'places' | 'mustStayOn'>;

/**
 * The places at which accounts and their services are, with what must not stay dark there (account-110, account-111). Of a
 * protected member the place is hidden, and not what must not stay dark: who sends a crew must know of it.
 */
export async function placesOfAccounts(
  db: Executor,
  accounts: readonly Account[],
  services: readonly AccountService[],
  today: LocalDay,
): Promise<(account: Account, isHidden: boolean) => Places> {
  const at = (account: Account): ReadonlySet<string> => {
    const own = services.filter(({ accountNumber }) => accountNumber === account.accountNumber);
    return new Set([account, ...own].flatMap(({ locationId }) => locationId ?? []));
  };
  const known = await servicePlacesOf(
    db,
    accounts.flatMap((account) => [...at(account)]),
  );
  return (account, isHidden) => {
    const ids = at(account);
    const found = known.filter(({ locationId }) => ids.has(locationId));
    return {
      places: isHidden
        ? []
        : found.map(({ mustStayOn: _what, mustStayOnUntil: _until, mustStayOnConfirmed: _on, ...place }) => place),
      mustStayOn: found.flatMap(
        ({ locationId, mustStayOn: what, mustStayOnUntil: until, mustStayOnConfirmed: confirmedOn }) =>
          what === null
            ? []
            : [{ locationId, what, until, confirmedOn, state: mustStayOnState({ what, until, confirmedOn }, today) }],
      ),
    };
  };
}

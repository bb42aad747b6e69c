import type { OfficeAnswerOf } from '@rochdale/contract/operations/office/office-operations';
import { isInForce } from '@rochdale/domain/account/credit-codes/credit-code';
import { contactPersonOf, memberName } from '@rochdale/domain/account/members/member-name';
import { localTimeAt } from '@rochdale/domain/dates';
import { hidesPlace } from '@rochdale/domain/office/member-marks/member-marks';
import type { Permission } from '@rochdale/domain/office/staff/permissions';
import type { Sites } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { secondsUntilTry } from '../../../platform/limits/limits-store.ts';
import { sinceEver } from '../../../tables/account-holdings.ts';
import { servicesOf } from '../../account/account-services/account-services-store.ts';
import { listAccounts, personsOf, phonesOf, serviceAddressOf, shownStatus } from '../../account/accounts/public.ts';
import { creditCodesOf } from '../../account/credit-codes/public.ts';
import { holdersAround } from '../../account/holdings/public.ts';
import { loginsOpening } from '../../identity/grants/public.ts';
import { findLoginOfMember, type Login, passwordLimit } from '../../identity/sign-in/public.ts';
import { topUpsShown } from '../../planned/top-ups/public.ts';
import { needsSecondPerson, permitOf } from '../as-member/public.ts';
import { marksOf } from '../member-marks/public.ts';
import { contactsOf, paperOf } from './choices-store.ts';
import { findMember, importedBalances } from './members-store.ts';
import { placesOfAccounts } from './places-of-accounts.ts';

/** Accounts that are shown at most. */
const mostAccounts = 500;

/** Who looks: somebody of staff, or the server's command, which looks as nobody. */
export interface Reader {
  readonly staffId?: string;
  readonly permissions: ReadonlySet<Permission>;
}

interface ReadServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: Sites;
}

/** A member as the office's page and `coop member` show one, to somebody with these permissions (office-60, office-91). */
export async function readMember(
  services: ReadServices,
  memberNumber: string,
  { staffId, permissions }: Reader,
): Promise<OfficeAnswerOf<'members.see'>> {
  const { db, clock, site } = services;
  const member = await findMember(db, memberNumber);
  if (!member) throw refusal(404, 'members.unknown');
  const { day: today } = localTimeAt(clock.now(), site().timeZone);
  const [accounts, persons, phones, login, marks, imported, codes, grants, holders, contacts, paper] =
    await Promise.all([
      listAccounts(db, memberNumber, { limit: mostAccounts, offset: 0 }),
      personsOf(db, memberNumber, today),
      phonesOf(db, memberNumber),
      findLoginOfMember(db, memberNumber),
      marksOf(db, memberNumber),
      importedBalances(db, memberNumber),
      creditCodesOf(db, memberNumber),
      loginsOpening(db, memberNumber),
      holdersAround(db, memberNumber),
      contactsOf(db, memberNumber),
      paperOf(db, memberNumber),
    ]);
  const several = await servicesOf(
    db,
    accounts.map(({ accountNumber }) => accountNumber),
  );
  const placesOf = await placesOfAccounts(db, accounts, several, today);
  const topUps = await topUpsShown(db, memberNumber, accounts, today);
  const takesTwo = await needsSecondPerson(db, memberNumber);
  const agreedUntil = takesTwo && staffId ? await permitOf(db, staffId, memberNumber, clock.now()) : undefined;
  const isPlaceHidden = hidesPlace(
    marks.some(({ mark }) => mark === 'protected'),
    permissions,
  );
  return {
    memberNumber,
    name: memberName(member),
    contactPerson: contactPersonOf(member),
    persons,
    email: member.email,
    phones: isPlaceHidden ? [] : phones,
    language: login?.language ?? null,
    isPlaceHidden,
    asMember: { takesTwo, agreedUntil: agreedUntil?.toISOString() ?? null },
    marks: marks.map(({ memberNumber: _whose, since, accountNumber, ...mark }) => ({
      ...mark,
      accountNumber: accountNumber === '' ? null : accountNumber,
      since: since.toISOString(),
    })),
    accounts: accounts.map((account) => {
      const importedCents = imported.get(account.accountNumber) ?? account.accountBalance;
      return {
        accountNumber: account.accountNumber,
        accountType: account.accountType,
        services: several.flatMap((one) => (one.accountNumber === account.accountNumber ? one.serviceType : [])),
        serviceAddress: isPlaceHidden ? null : serviceAddressOf(account),
        ...placesOf(account, isPlaceHidden),
        status: shownStatus(account),
        taxExempt: account.isTaxExempt
          ? { until: account.taxExemptUntil, hasEnded: (account.taxExemptUntil ?? today) < today }
          : null,
        isPrepaid: account.isPrepaidAccount,
        topUp: topUps.get(account.accountNumber) ?? null,
        importedCents,
        paidHereCents: importedCents - account.accountBalance,
        shownCents: account.accountBalance,
        pastDueCents: account.pastDueAmount,
        dueDate: account.dueDate,
      };
    }),
    grants: grants.map(({ accountNumber, beginsOn, endsOn, ...grant }) => ({
      ...grant,
      accountNumber: accountNumber === '' ? null : accountNumber,
      beginsOn: beginsOn === sinceEver ? null : beginsOn,
      endsOn,
      isInForce: isInForce({ since: beginsOn, until: endsOn }, today),
    })),
    holders: holders.map(({ member: holder, heldFrom, ...one }) => ({
      ...one,
      memberNumber: holder.memberNumber,
      name: memberName(holder),
      heldFrom: heldFrom === sinceEver ? null : heldFrom,
    })),
    creditCodes: codes.map(({ code, accountNumber, reason, since, until }) => ({
      code,
      accountNumber: accountNumber === '' ? null : accountNumber,
      reason,
      since: since === sinceEver ? null : since,
      until,
      isInForce: isInForce({ since, until }, today),
    })),
    notices: contacts
      .filter(({ kind }) => kind === 'email' || !isPlaceHidden)
      .map(({ verifiedAt, source, ...contact }) => ({
        ...contact,
        isVerified: verifiedAt !== null,
        source: source ?? '',
      })),
    paper: paper.map(({ changedAt, chosenOn, source, ...choice }) => ({
      ...choice,
      ...(changedAt === null
        ? { chosenOn, source }
        : { chosenOn: localTimeAt(changedAt, site().timeZone).day, source: '' }),
      isOfPortal: changedAt !== null,
    })),
    login: login ? await describeLogin(services, login) : null,
  };
}

async function describeLogin({ db, clock }: Pick<ReadServices, 'db' | 'clock'>, login: Login) {
  const now = clock.now();
  const seconds = await secondsUntilTry(db, passwordLimit(login.loginKey, undefined), now);
  return {
    loginId: login.loginId,
    email: login.email,
    hasSecondStep: login.mfaEnabled,
    lastSignedInAt: login.lastSignedInAt?.toISOString() ?? null,
    lockedUntil: seconds === undefined ? null : new Date(now.getTime() + seconds * 1000).toISOString(),
    lockedAt: login.lockedAt?.toISOString() ?? null,
  };
}

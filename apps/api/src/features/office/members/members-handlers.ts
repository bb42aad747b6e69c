import { refusal } from '../../../platform/http/refusal.ts';
import { secondsUntilTry } from '../../../platform/limits/limits-store.ts';
import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import { listAccounts, phonesOf, serviceAddressOf, shownStatus } from '../../account/accounts/public.ts';
import { findLoginOfMember, type Login, passwordLimit } from '../../identity/sign-in/public.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { addNote, findMember, happeningsAfter, importedBalances } from './members-store.ts';

/** Accounts that a member's page shows at most, and happenings of one page. */
const [mostAccounts, pageOf] = [500, 25] as const;

/** Reading a member, and writing notes (office-60 to office-62). */
export function membersHandlers(services: OfficeServices) {
  const { db, clock } = services;

  const loginOf = async (login: Login | undefined, now: Date) => {
    if (!login) return null;
    const seconds = await secondsUntilTry(db, passwordLimit(login.loginKey, undefined), now);
    return {
      loginId: login.loginId,
      email: login.email,
      hasSecondStep: login.mfaEnabled,
      lastSignedInAt: login.lastSignedInAt?.toISOString() ?? null,
      lockedUntil: seconds === undefined ? null : new Date(now.getTime() + seconds * 1000).toISOString(),
      lockedAt: login.lockedAt?.toISOString() ?? null,
    };
  };

  return {
    'members.see': async ({ params: { memberNumber }, note }) => {
      const now = clock.now();
      const member = await findMember(db, memberNumber);
      if (!member) throw refusal(404, 'members.unknown');
      const [accounts, phones, login] = await Promise.all([
        listAccounts(db, memberNumber, { limit: mostAccounts, offset: 0 }),
        phonesOf(db, memberNumber),
        findLoginOfMember(db, memberNumber),
      ]);
      const imported = await importedBalances(db, memberNumber);
      await note(db, { act: 'member-seen', subject: { kind: 'member', id: memberNumber } });
      return {
        memberNumber,
        name: [member.firstName, member.middleName, member.lastName].filter(Boolean).join(' '),
        email: member.email,
        phones,
        language: login?.language ?? null,
        accounts: accounts.map((account) => {
          const importedCents = imported.get(account.accountNumber) ?? account.accountBalance;
          return {
            accountNumber: account.accountNumber,
            accountType: account.accountType,
            serviceAddress: serviceAddressOf(account),
            status: shownStatus(account),
            isPrepaid: account.isPrepaidAccount,
            importedCents,
            paidHereCents: importedCents - account.accountBalance,
            shownCents: account.accountBalance,
            pastDueCents: account.pastDueAmount,
            dueDate: account.dueDate,
          };
        }),
        login: await loginOf(login, now),
      };
    },
    'members.timeline': async ({ params: { memberNumber }, query }) => {
      const [at, key] = query.after?.split('~') ?? [];
      const place = at !== undefined && key !== undefined ? { at: new Date(at), key } : undefined;
      const found = await happeningsAfter(db, memberNumber, place, pageOf + 1);
      const entries = found.slice(0, pageOf).map((one) => ({ ...one, at: one.at.toISOString() }));
      const last = entries.at(-1);
      return {
        entries: entries.map(({ key: _place, ...one }) => one),
        next: found.length > pageOf && last ? `${last.at}~${last.key}` : null,
      };
    },
    'member-notes.add': async ({ caller, params: { memberNumber }, body, note }) => {
      if (!(await findMember(db, memberNumber))) throw refusal(404, 'members.unknown');
      await db.transaction(async (tx) => {
        await addNote(tx, { memberNumber, staffId: caller.staffId, text: body.text, at: clock.now() });
        await note(tx, { act: 'member-note-added', subject: { kind: 'member', id: memberNumber } });
      });
      return {};
    },
  } satisfies Partial<OfficeHandlers>;
}

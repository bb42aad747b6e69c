import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accountNames } from '../../../tables/account-names.ts';
import { accounts, memberPhones, members } from '../../../tables/accounts.ts';
import { delegations } from '../../../tables/delegations.ts';
import { accountPreferences } from '../../../tables/my-profile.ts';
import { notificationChoices, notificationContacts, notificationThresholds } from '../../../tables/notifications.ts';
import { passkeys } from '../../../tables/passkeys.ts';
import { storedPayments } from '../../../tables/payment-profile.ts';
import { pushSubscriptions } from '../../../tables/push.ts';
import { memberPreferences } from '../../../tables/registration.ts';
import { knownDevices, logins } from '../../../tables/sign-in.ts';

/** Who a member is to the portal, how they sign in, where they are reached and what they chose: nothing that opens anything. */
export async function profileOf(db: Executor, memberNumber: string) {
  const own = (column: typeof members.memberNumber | typeof accounts.memberNumber) => eq(column, memberNumber);
  const [login] = await db
    .select({
      username: logins.loginId,
      email: logins.email,
      language: logins.language,
      usesAuthenticator: logins.mfaEnabled,
      securityQuestion: logins.securityQuestion,
      lastSignedInAt: logins.lastSignedInAt,
    })
    .from(logins)
    .where(eq(logins.memberNumber, memberNumber));
  const [member] = await db.select().from(members).where(own(members.memberNumber));
  const [chosen] = await db.select().from(memberPreferences).where(eq(memberPreferences.memberNumber, memberNumber));
  return {
    memberNumber,
    login: login ?? null,
    member: member ?? null,
    phones: await db.select().from(memberPhones).where(eq(memberPhones.memberNumber, memberNumber)),
    accounts: await db
      .select({
        accountNumber: accounts.accountNumber,
        accountHolderName: accounts.accountHolderName,
        accountType: accounts.accountType,
        street: accounts.serviceStreet,
        city: accounts.serviceCity,
        state: accounts.serviceState,
        zip: accounts.serviceZip,
      })
      .from(accounts)
      .where(own(accounts.memberNumber))
      .orderBy(asc(accounts.accountNumber)),
    accountNames: await db.select().from(accountNames).where(eq(accountNames.memberNumber, memberNumber)),
    preferences: chosen ?? null,
    accountPreferences: (
      await db
        .select({ chosen: accountPreferences })
        .from(accountPreferences)
        .innerJoin(accounts, eq(accounts.accountNumber, accountPreferences.accountNumber))
        .where(own(accounts.memberNumber))
    ).map((row) => row.chosen),
    contacts: await db
      .select({
        kind: notificationContacts.kind,
        address: notificationContacts.address,
        takesTexts: notificationContacts.takesTexts,
        takesVoice: notificationContacts.takesVoice,
        verifiedAt: notificationContacts.verifiedAt,
      })
      .from(notificationContacts)
      .where(and(eq(notificationContacts.memberNumber, memberNumber), isNull(notificationContacts.removedAt))),
    notices: await db.select().from(notificationChoices).where(eq(notificationChoices.memberNumber, memberNumber)),
    alertLevels: await db
      .select()
      .from(notificationThresholds)
      .where(eq(notificationThresholds.memberNumber, memberNumber)),
    waysToPay: await db
      .select({
        paymentType: storedPayments.paymentType,
        label: storedPayments.label,
        brand: storedPayments.brand,
        lastFour: storedPayments.lastFour,
        expires: storedPayments.expires,
        addedAt: storedPayments.addedAt,
      })
      .from(storedPayments)
      .where(and(eq(storedPayments.memberNumber, memberNumber), isNull(storedPayments.removedAt))),
    passkeys: await db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(and(eq(passkeys.ownerKind, 'member'), eq(passkeys.ownerId, memberNumber))),
    browsers: await db
      .select({
        browser: knownDevices.browser,
        firstSeenAt: knownDevices.firstSeenAt,
        lastSeenAt: knownDevices.lastSeenAt,
      })
      .from(knownDevices)
      .innerJoin(logins, eq(logins.loginKey, knownDevices.loginKey))
      .where(eq(logins.memberNumber, memberNumber)),
    notifiedDevices: await db
      .select({
        browser: pushSubscriptions.browser,
        madeAt: pushSubscriptions.madeAt,
        lastOkAt: pushSubscriptions.lastOkAt,
      })
      .from(pushSubscriptions)
      .innerJoin(logins, eq(logins.loginKey, pushSubscriptions.loginKey))
      .where(eq(logins.memberNumber, memberNumber)),
    peopleLetIn: (
      await db
        .select()
        .from(delegations)
        .where(eq(delegations.memberNumber, memberNumber))
        .orderBy(asc(delegations.invitedAt))
    ).map(({ codeHash: _, loginKey: __, delegationId: ___, ...agreed }) => agreed),
  };
}

import { mayAskForUsername } from '@rochdale/domain/identity/my-profile/login-info';
import { securityQuestions } from '@rochdale/domain/identity/registration/security-questions';
import { dollarsOf } from '@rochdale/domain/money';
import { todayAt } from '../../../platform/clock.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { storedPaymentsOf } from '../../paying/payment-profile/public.ts';
import { countAccessTokens } from '../access-tokens/public.ts';
import { findLogin, findLoginOfMember, type IdentityServices } from '../sign-in/public.ts';
import { type AccountSettings, accountSettingsOf, memberPreferencesOf } from './my-profile-store.ts';
import { updateMember } from './update-member.ts';

type MyProfileHandlers = Pick<
  Handlers,
  'my-profile.details' | 'my-profile.update' | 'my-profile.username' | 'my-profile.auto-payments'
>;

/** Member settings (identity-47, identity-49). */
export function myProfileHandlers(services: IdentityServices): MyProfileHandlers {
  const { db, clock, site } = services;
  const limited = (kind: string, memberNumber: string, tries: number) =>
    takeTries(db, [{ key: `my-profile:${kind}:${memberNumber}`, tries, minutes: 60 }], clock.now());
  return {
    'my-profile.details': async ({ caller: { memberNumber }, text }) => {
      const login = await findLoginOfMember(db, memberNumber);
      if (!login) throw refusal(404, 'error.notFound');
      const [accounts, preferences, stored, accessTokens] = await Promise.all([
        accountSettingsOf(db, memberNumber),
        memberPreferencesOf(db, memberNumber),
        storedPaymentsOf(db, memberNumber),
        countAccessTokens(db, login.loginKey),
      ]);
      return {
        userName: login.email,
        loginId: login.loginId,
        secretQuestionId: login.securityQuestion ?? '',
        secretQuestionAnswer: '',
        hasSecretAnswer: login.securityAnswerHash !== null,
        secretQuestions: Object.entries(securityQuestions).map(([id, code]) => ({ id, description: text(code) })),
        accounts: accounts.map(presentAccount),
        paymentTypes: [...new Set(stored.map(({ paymentType }) => paymentType))],
        paymentEmailReceived: preferences.paymentEmail,
        serviceOrderEmailReceived: preferences.serviceOrderEmail,
        phoneNumberMask: preferences.unlistedPhone,
        hasPaperlessBilling: preferences.paperlessBilling,
        hasPaperlessOther: preferences.paperlessOther,
        electronicKit: preferences.annualMeetingNotice,
        marketingEmail: preferences.marketingEmails,
        accessTokens,
        today: todayAt(clock, site().timeZone),
      };
    },
    'my-profile.update': async ({ body, caller, browser, address, note, language, text }) => {
      await limited('updates', caller.memberNumber, 60);
      await updateMember(services, caller, body, { browserToken: browser.token, address, language, note });
      return { message: text('myProfile.saved') };
    },
    'my-profile.username': async ({ body, caller: { memberNumber } }) => {
      await limited('usernames', memberNumber, 100);
      const login = await findLoginOfMember(db, memberNumber);
      if (!login) throw refusal(404, 'error.notFound');
      if (!mayAskForUsername(body.loginId, login.loginId)) return { available: true };
      return { available: (await findLogin(db, body.loginId)) === undefined };
    },
    'my-profile.auto-payments': async ({ caller: { memberNumber } }) => {
      const stored = await storedPaymentsOf(db, memberNumber);
      const inUse = stored.filter(({ isInUse }) => isInUse);
      return {
        results: inUse.map(({ paymentType }) => ({ paymentMethod: paymentType === 'Check' ? 'ECHECK' : 'CHARGE' })),
      };
    },
  };
}

function presentAccount(account: AccountSettings) {
  const { operationRoundupAmount: cents } = account;
  return {
    accountNumber: account.accountNumber,
    address: account.address,
    hasEmailBillNotice: account.emailBillNotice,
    hasPaperlessBilling: account.paperlessBilling,
    hasOtherPaperlessBillinge: account.paperlessOther,
    operationRoundup: account.operationRoundup,
    operationRoundupAmount: cents === null ? null : dollarsOf(cents),
    operationRoundupExpiration: account.operationRoundupExpiration,
  };
}

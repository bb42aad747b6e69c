import {
  settingsAnswerViolation,
  settingsConfirmViolation,
  settingsEmailViolation,
  settingsPasswordViolation,
  settingsQuestionViolation,
  settingsUsernameViolation,
} from '@rochdale/domain/identity/my-profile/login-info';
import {
  type PaperlessChoice,
  paperlessConfirmViolation,
  paperlessRowViolation,
} from '@rochdale/domain/identity/my-profile/paperless';
import { settingsAmountViolation, settingsExpiryViolation } from '@rochdale/domain/identity/my-profile/round-up';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import type { Violation } from '@rochdale/domain/violation';
import type { Site } from '@rochdale/domain/website/site/site';
import { todayAt } from '../../../platform/clock.ts';
import { guessedPasswordViolation, type IdentityServices, type Login } from '../sign-in/public.ts';
import type { MemberUpdate } from './member-update.ts';
import type { AccountSettings, MemberPreferences } from './my-profile-store.ts';

/** The first rule that a request breaks, with its field. */
type Found = readonly [string, Violation] | undefined;

const firstOf = (checks: readonly (readonly [string, Violation | undefined])[]): Found => {
  for (const [field, found] of checks) if (found) return [field, found];
  return undefined;
};

/** The rules of Login Info (identity-51 to identity-53), for what of it is given; a security question that is left alone is not judged. */
export function loginViolation(update: MemberUpdate, login: Login, { settings, config }: Site): Found {
  const { loginId, userName, securityQuestionId, securityQuestionAnswer } = update;
  const given = securityQuestionId !== undefined || securityQuestionAnswer !== undefined;
  const { password = '', cnfpassword = '' } = update;
  const kept = { question: login.securityQuestion ?? '', hasAnswer: login.securityAnswerHash !== null };
  const question = securityQuestionId ?? kept.question;
  const { security } = config;
  const names = { loginId: loginId ?? login.loginId, email: userName ?? login.email };
  return firstOf([
    ['email', userName === undefined ? undefined : settingsEmailViolation(userName)],
    ['loginId', loginId === undefined ? undefined : settingsUsernameViolation(loginId, login.loginId)],
    ['secQuestion', given ? settingsQuestionViolation(question, security) : undefined],
    ['secAnswer', given ? settingsAnswerViolation(securityQuestionAnswer ?? '', question, kept, security) : undefined],
    ['password', settingsPasswordViolation(password, cnfpassword, security)],
    ['password', guessedPasswordViolation(password, settings, names)],
    ['cnfpassword', settingsConfirmViolation(cnfpassword, password)],
  ]);
}

/** The rules of Paperless Options (identity-56, identity-57): rows that hold together, and the confirmation for all of it. */
export function paperlessViolation(
  update: MemberUpdate,
  accounts: readonly AccountSettings[],
  preferences: MemberPreferences,
): Found {
  const { paperlessAccounts, isPaperlessBilling, isPaperlessOther } = update;
  if (paperlessAccounts === undefined && isPaperlessBilling === undefined && isPaperlessOther === undefined)
    return undefined;
  const given = new Set(paperlessAccounts?.map(({ accountNumber }) => accountNumber));
  const choice = choiceAfter(update, accounts, preferences);
  return firstOf([
    ...choice.rows
      .filter(({ accountNumber }) => given.has(accountNumber))
      .map((row) => [`email-${row.accountNumber}`, paperlessRowViolation(row)] as const),
    ['paperlessConfirmText', paperlessConfirmViolation(choice, update.paperlessConfirmText ?? false)],
  ]);
}

/** What is chosen of paper before an update. */
export const choiceBefore = (
  accounts: readonly AccountSettings[],
  { paperlessBilling, paperlessOther }: Pick<MemberPreferences, 'paperlessBilling' | 'paperlessOther'>,
): PaperlessChoice => ({
  hasOptedForPaperlessBilling: paperlessBilling,
  hasOptedForPaperlessOther: paperlessOther,
  rows: accounts.map((one) => ({
    accountNumber: one.accountNumber,
    email: one.emailBillNotice,
    paperlessBill: one.paperlessBilling,
    paperlessOther: one.paperlessOther,
  })),
});

/** What is chosen of paper once an update is made. */
export function choiceAfter(
  { paperlessAccounts, isPaperlessBilling, isPaperlessOther }: MemberUpdate,
  accounts: readonly AccountSettings[],
  preferences: MemberPreferences,
): PaperlessChoice {
  const given = new Map(paperlessAccounts?.map((row) => [row.accountNumber, row]));
  const before = choiceBefore(accounts, preferences);
  return {
    hasOptedForPaperlessBilling: isPaperlessBilling ?? before.hasOptedForPaperlessBilling,
    hasOptedForPaperlessOther: isPaperlessOther ?? before.hasOptedForPaperlessOther,
    rows: before.rows.map((kept) => {
      const row = given.get(kept.accountNumber);
      return {
        accountNumber: kept.accountNumber,
        email: row?.isEmail ?? kept.email,
        paperlessBill: row?.isPaperless ?? kept.paperlessBill,
        paperlessOther: row?.isPaperlessOther ?? kept.paperlessOther,
      };
    }),
  };
}

/** Whether an update changes what goes by paper. */
export function changesPaperless(
  { paperlessAccounts = [], isPaperlessBilling, isPaperlessOther }: MemberUpdate,
  accounts: readonly AccountSettings[],
  preferences: MemberPreferences,
): boolean {
  const before = new Map(accounts.map((one) => [one.accountNumber, one]));
  return (
    (isPaperlessBilling ?? preferences.paperlessBilling) !== preferences.paperlessBilling ||
    (isPaperlessOther ?? preferences.paperlessOther) !== preferences.paperlessOther ||
    paperlessAccounts.some(({ accountNumber, isEmail, isPaperless, isPaperlessOther: isOther }) => {
      const kept = before.get(accountNumber);
      return (
        kept?.emailBillNotice !== isEmail || kept.paperlessBilling !== isPaperless || kept.paperlessOther !== isOther
      );
    })
  );
}

/** The rules of Operation RoundUp (identity-58). */
export function roundUpViolation(
  { roundupAccounts = [] }: MemberUpdate,
  accounts: readonly AccountSettings[],
  { clock, site }: IdentityServices,
): Found {
  if (!site().config.accounts.roundUpPlus) return undefined;
  const today = todayAt(clock, site().timeZone);
  const kept = new Map(accounts.map((one) => [one.accountNumber, one.operationRoundupExpiration]));
  return firstOf(
    roundupAccounts
      .filter(({ optedForOp }) => optedForOp)
      .flatMap(({ accountNumber, opPlusAmount, opPlusExpirationDate }) => [
        [
          `amount-${accountNumber}`,
          opPlusAmount === null ? undefined : settingsAmountViolation(formatMoney(centsOf(opPlusAmount))),
        ] as const,
        [
          `expiration-${accountNumber}`,
          settingsExpiryViolation(opPlusExpirationDate ?? '', kept.get(accountNumber) ?? null, today),
        ] as const,
      ]),
  );
}

import { changesAccess, currentPasswordViolation } from '@rochdale/domain/identity/my-profile/current-password';
import { paperlessChange } from '@rochdale/domain/identity/my-profile/paper-consents';
import { hasPaperless, hasRoundUp } from '@rochdale/domain/identity/my-profile/tabs';
import { tidyAnswer } from '@rochdale/domain/identity/registration/registration-form';
import { memberLanguage, type TextLanguage } from '@rochdale/domain/texts/languages';
import type { Site } from '@rochdale/domain/website/site/site';
import { violatedConstraint } from '../../../platform/database/database.ts';
import type { MemberCaller } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { keepPaperConsents } from '../paper-consents/public.ts';
import {
  findLoginOfMember,
  hashPassword,
  holdLoginOfMember,
  type IdentityServices,
  requireCurrentPassword,
} from '../sign-in/public.ts';
import { changeLogin } from './change-login.ts';
import { changePreferences } from './change-preferences.ts';
import type { MemberUpdate, NoteUpdate } from './member-update.ts';
import { accountSettingsOf, memberPreferencesOf } from './my-profile-store.ts';
import {
  changesPaperless,
  choiceAfter,
  choiceBefore,
  loginViolation,
  paperlessViolation,
  roundUpViolation,
} from './update-rules.ts';

/** Whether a request names something that the site does not offer: what is hidden is refused. */
function asksForMoreThanOffered(update: MemberUpdate, site: Site): boolean {
  const { accounts } = site.config;
  const closed: readonly (readonly [boolean, readonly unknown[]])[] = [
    [hasPaperless(site), [update.annualMarketingElectricKit, update.isMarketEmail]],
    [accounts.paperlessAtMemberLevel, [update.isPaperlessBilling, update.isPaperlessOther]],
    [accounts.paperlessAtAccountLevel, [update.paperlessAccounts]],
    [hasRoundUp(site), [update.roundupAccounts]],
    [accounts.storedPaymentInfo, [update.removeStoredCreditData, update.removeStoredBankData]],
    [accounts.paymentConfirmationEmail, [update.receivePaymentEmail]],
    [accounts.serviceRequestConfirmationEmail, [update.receiveServiceOrderEmail]],
    [accounts.unlistedPhone, [update.canMaskPhone]],
    [site.config.security.securityQuestion, [update.securityQuestionId, update.securityQuestionAnswer]],
  ];
  return closed.some(([isOpen, given]) => !isOpen && given.some((one) => one !== undefined));
}

/**
 * Changes a member's settings in one transaction: all of what is sent, or nothing. Every rule of the form is applied
 * again (identity-48), to what was on file when the transaction held the login.
 */
export async function updateMember(
  services: IdentityServices,
  caller: MemberCaller,
  update: MemberUpdate,
  from: {
    readonly browserToken: string | undefined;
    readonly address: string;
    readonly language: TextLanguage;
    readonly note: NoteUpdate;
  },
): Promise<void> {
  const { db, site } = services;
  const { memberNumber } = caller;
  if (asksForMoreThanOffered(update, site())) throw refusal(404, 'error.serviceUnavailable');
  const { password = '', securityQuestionAnswer = '', currentPassword = '' } = update;
  const before = await findLoginOfMember(db, memberNumber);
  if (!before) throw refusal(404, 'error.notFound');
  // What is wrong with the form is told before anybody proves who they are.
  const wrong = loginViolation(update, before, site());
  if (wrong) throw fieldRefusal(wrong[1], wrong[0]);
  const isProven = changesAccess(update, before);
  if (isProven)
    await requireCurrentPassword(services, before, { typed: currentPassword, token: caller.token }, from.note);
  const hashes = {
    ...(password !== '' && { password: await hashPassword(password) }),
    ...(securityQuestionAnswer.trim() !== '' && { answer: await hashPassword(tidyAnswer(securityQuestionAnswer)) }),
  };
  try {
    await db.transaction(async (tx) => {
      const login = await holdLoginOfMember(tx, memberNumber);
      if (!login) throw refusal(404, 'error.notFound');
      const [accounts, preferences] = [
        await accountSettingsOf(tx, memberNumber),
        await memberPreferencesOf(tx, memberNumber),
      ];
      const found =
        loginViolation(update, login, site()) ??
        paperlessViolation(update, accounts, preferences) ??
        roundUpViolation(update, accounts, services);
      if (found) throw fieldRefusal(found[1], found[0]);
      // The address may have changed meanwhile, so that what seemed to stay would change it.
      const { asksCurrentPassword } = site().config.security;
      const missing = currentPasswordViolation('', asksCurrentPassword && !isProven && changesAccess(update, login));
      if (missing) throw fieldRefusal(missing, 'currentPassword');
      await changePreferences(services, tx, memberNumber, update, from.note);
      if (changesPaperless(update, accounts, preferences)) {
        await from.note(tx, { kind: 'paperless-changed' });
        const change = paperlessChange(choiceBefore(accounts, preferences), choiceAfter(update, accounts, preferences));
        await keepPaperConsents(tx, change, {
          ...{ memberNumber, language: from.language, network: from.address, at: services.clock.now() },
          text: site(memberLanguage(from.language)).config.registration.paperlessConfirmationText,
        });
      }
      await changeLogin(services, tx, { login, caller, update, hashes, ...from });
    });
  } catch (error) {
    if (violatedConstraint(error) === 'logins_pkey')
      throw fieldRefusal({ code: 'registration.username.taken', params: {} }, 'loginId');
    throw error;
  }
}

import type { OperationRequest } from '@rochdale/contract/operation';
import type { Operations } from '@rochdale/contract/operations/operations';
import { paperlessChange } from '@rochdale/domain/identity/my-profile/paper-consents';
import { tidyEmail } from '@rochdale/domain/identity/registration/contact';
import {
  answerViolation,
  confirmEmailViolation,
  emailViolation,
  paperlessViolation,
  questionViolation,
  tidyAnswer,
} from '@rochdale/domain/identity/registration/registration-form';
import { isSecurityQuestion } from '@rochdale/domain/identity/registration/security-questions';
import { confirmPasswordViolation, newPasswordViolation } from '@rochdale/domain/identity/sign-in/new-credentials';
import { memberLanguage, type TextLanguage } from '@rochdale/domain/texts/languages';
import type { Violation } from '@rochdale/domain/violation';
import type { Site } from '@rochdale/domain/website/site/site';
import { violatedConstraint } from '../../../platform/database/database.ts';
import type { Note } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { mayEnterIn } from '../opening/public.ts';
import { keepPaperConsents } from '../paper-consents/public.ts';
import {
  addLogin,
  guessedPasswordViolation,
  hashPassword,
  type IdentityServices,
  loginKeyOf,
  notify,
} from '../sign-in/public.ts';
import { setPreferences } from './registration-store.ts';

type Form = OperationRequest<Operations['registration.register']>['body'];

/** The first rule that a form breaks, with its field: the same rules that the browser applies (identity-32). */
function formViolation(form: Form, { config }: Site): readonly [string, Violation] | undefined {
  const { registration, security } = config;
  const checks: readonly (readonly [string, Violation | undefined])[] = [
    ['email', emailViolation(form.email)],
    [
      'cnfemail',
      registration.keyEmailAddressTwice ? confirmEmailViolation(form.cnfemail ?? '', form.email) : undefined,
    ],
    ['password', newPasswordViolation(form.password, security)],
    ['cnfpassword', confirmPasswordViolation(form.cnfpassword, form.password)],
    [
      'secQuestion',
      security.securityQuestion && !isSecurityQuestion(form.secQuestion ?? '') ? questionViolation('') : undefined,
    ],
    ['secAnswer', security.securityQuestion ? answerViolation(form.secAnswer ?? '') : undefined],
    [
      'paperlessConfirmText',
      paperlessViolation({
        billing: form.hasOptedForPaperlessBilling,
        other: form.hasOptedForPaperlessOther,
        confirmed: form.paperlessConfirmText,
      }),
    ],
  ];
  for (const [field, found] of checks) if (found) return [field, found];
  return undefined;
}

/** Makes the login of a verified member, with what was chosen. Refuses with the field's own message. */
export async function register(
  services: IdentityServices,
  memberNumber: string,
  form: Form,
  {
    note,
    address,
    language: read,
  }: { readonly note: Note<'registered'>; readonly address: string; readonly language: TextLanguage },
): Promise<{ loginId: string }> {
  const { db, clock, site } = services;
  const { settings, config } = site();
  const { registration, security } = config;
  const found = formViolation(form, site());
  if (found) throw fieldRefusal(found[1], found[0]);
  const guessed = guessedPasswordViolation(form.password, settings, form);
  if (guessed) throw fieldRefusal(guessed, 'password');

  const loginId = form.loginId;
  const language = memberLanguage(read);
  const login = { loginKey: loginKeyOf(loginId), loginId, memberNumber, email: tidyEmail(form.email), language };
  const passwordHash = await hashPassword(form.password);
  const securityAnswerHash = security.securityQuestion ? await hashPassword(tidyAnswer(form.secAnswer ?? '')) : null;
  const paper = {
    paperlessBilling: registration.paperlessBillOptionAtMemberLevel && form.hasOptedForPaperlessBilling,
    paperlessOther: registration.paperlessOtherOption && form.hasOptedForPaperlessOther,
  };
  const now = clock.now();
  try {
    await db.transaction(async (tx) => {
      if (!(await mayEnterIn(tx, [memberNumber])))
        throw refusal(400, 'registration.notYet', { phone: settings.phoneNumber });
      await addLogin(tx, {
        ...login,
        awaitsFirstNotices: true,
        passwordHash,
        securityAnswerHash,
        securityQuestion: security.securityQuestion ? (form.secQuestion ?? null) : null,
      });
      await setPreferences(tx, {
        memberNumber,
        ...paper,
        marketingEmails: registration.displayMarketingEmailSignup && form.areMarketingEmailsAllowed,
        updatedAt: now,
      });
      const nothing = { hasOptedForPaperlessBilling: false, hasOptedForPaperlessOther: false, rows: [] };
      const chosen = {
        hasOptedForPaperlessBilling: paper.paperlessBilling,
        hasOptedForPaperlessOther: paper.paperlessOther,
        rows: [],
      };
      await keepPaperConsents(tx, paperlessChange(nothing, chosen), {
        ...{ memberNumber, language: read, network: address, at: now },
        text: site(language).config.registration.paperlessConfirmationText,
      });
      await note(tx, { kind: 'registered', memberNumber, loginKey: login.loginKey });
      await notify(services, tx, login, 'welcome');
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'logins_pkey')
      throw fieldRefusal({ code: 'registration.username.taken', params: {} }, 'loginId');
    if (constraint !== undefined) throw refusal(409, 'registration.hasLogin');
    throw error;
  }
  return { loginId };
}

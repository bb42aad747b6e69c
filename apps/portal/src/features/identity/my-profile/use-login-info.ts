import { changesAccess, currentPasswordViolation } from '@rochdale/domain/identity/my-profile/current-password';
import {
  isQuestionTouched,
  type KeptQuestion,
  mayAskForUsername,
  settingsAnswerViolation,
  settingsConfirmViolation,
  settingsEmailViolation,
  settingsPasswordViolation,
  settingsQuestionViolation,
  settingsUsernameViolation,
} from '@rochdale/domain/identity/my-profile/login-info';
import { violation } from '@rochdale/domain/violation';
import type { Site } from '@rochdale/domain/website/site/site';
import { type FieldRule, useFields } from '@rochdale/ui/form/fields.ts';
import { translate } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { useSite } from '../../../lib/site.tsx';
import { usePasskeyProof, useWaysIn } from '../passkey-use/public.ts';
import { useUsernameCheck } from '../username-check/public.ts';
import { checkUsername, type MemberUpdate } from './my-profile-calls.ts';
import type { SettingsPart } from './settings-part.ts';
import type { Settings } from './use-settings.ts';

const ticks = [
  'paymentConfirmationEmail',
  'serviceRequestConfirmationEmail',
  'removeStoredCreditCardData',
  'removeStoredBankAccountData',
  'unlistedPhone',
  'keepsAccessTokens',
] as const;
/** A checkbox of Login Info. */
export type LoginTick = (typeof ticks)[number];
export type LoginField =
  | 'email'
  | 'loginId'
  | 'secQuestion'
  | 'secAnswer'
  | 'password'
  | 'cnfpassword'
  | 'currentPassword'
  | LoginTick;

const isOn = (value: string): boolean => value === 'yes';
const flag = (value: boolean): string => (value ? 'yes' : '');
const free = (): undefined => undefined;

/** Login Info as it is edited: every rule of identity-51 to identity-53, judged again by the server. */
export function useLoginInfo({ memberNumber, details }: Settings) {
  const site = useSite();
  const { security } = site.config;
  const proof = usePasskeyProof(security.asksCurrentPassword);
  const passkeys = useWaysIn().data?.passkeys ?? [];
  const [keptPasskeys, keepPasskeys] = useState<readonly string[]>([]);
  const kept = { question: details.secretQuestionId, hasAnswer: details.hasSecretAnswer };
  const username = useUsernameCheck({
    mayAsk: (loginId) => mayAskForUsername(loginId, details.loginId),
    isFree: async (loginId) => (await checkUsername({ params: { memberNumber }, body: { loginId } })).available,
  });
  const asksFor = (update: { password: string; userName: string }): boolean =>
    security.asksCurrentPassword && changesAccess(update, { email: details.userName });
  const rules: Record<LoginField, FieldRule<LoginField>> = {
    email: settingsEmailViolation,
    loginId: (value) =>
      settingsUsernameViolation(value, details.loginId) ??
      (username.check === 'taken' ? violation('registration.username.taken') : undefined),
    secQuestion: (value, { secAnswer }) =>
      isQuestionTouched(value, secAnswer, kept) ? settingsQuestionViolation(value, security) : undefined,
    secAnswer: (value, { secQuestion }) =>
      isQuestionTouched(secQuestion, value, kept)
        ? settingsAnswerViolation(value, secQuestion, kept, security)
        : undefined,
    password: (value, { cnfpassword }) => settingsPasswordViolation(value, cnfpassword, security),
    cnfpassword: (value, { password }) => settingsConfirmViolation(value, password),
    currentPassword: (value, { password, email }) =>
      currentPasswordViolation(value, asksFor({ password, userName: email }) && !proof.isNeeded),
    paymentConfirmationEmail: free,
    serviceRequestConfirmationEmail: free,
    removeStoredCreditCardData: free,
    removeStoredBankAccountData: free,
    unlistedPhone: free,
    keepsAccessTokens: free,
  };
  const form = useFields<LoginField>(rules, {
    email: details.userName,
    loginId: details.loginId,
    secQuestion: details.secretQuestionId,
    secAnswer: '',
    password: '',
    cnfpassword: '',
    currentPassword: '',
    paymentConfirmationEmail: flag(details.paymentEmailReceived),
    serviceRequestConfirmationEmail: flag(details.serviceOrderEmailReceived),
    removeStoredCreditCardData: '',
    removeStoredBankAccountData: '',
    unlistedPhone: flag(details.phoneNumberMask),
    keepsAccessTokens: '',
  });
  const part: SettingsPart = {
    // Which option: the sentence alone does not say.
    problems: form.problems.map((problem) =>
      problem.fieldId === 'secQuestion'
        ? { ...problem, text: `${translate('registration.question')}: ${problem.text}` }
        : problem,
    ),
    check: () => form.check().length === 0,
    refused: (field) => {
      if (field === 'currentPassword' && proof.isNeeded) proof.forget();
    },
    update: () => updateOf(form.values, keptPasskeys, site, kept),
    reset: () => {
      keepPasskeys([]);
      username.forget();
      form.reset();
    },
  };
  const asksCurrentPassword = asksFor({ password: form.values.password, userName: form.values.email });
  return {
    form,
    username,
    part,
    passkeys,
    keptPasskeys,
    keepPasskeys,
    asksCurrentPassword,
    proof,
    keepsAnswer: kept.hasAnswer && form.values.secQuestion === kept.question,
  };
}

/** What is sent: nothing that the site does not offer. */
function updateOf(
  values: Record<LoginField, string>,
  keptPasskeys: readonly string[],
  { config }: Site,
  kept: KeptQuestion,
): MemberUpdate {
  const { accounts, security } = config;
  const { password, cnfpassword, currentPassword } = values;
  return {
    userName: values.email,
    loginId: values.loginId,
    ...(security.securityQuestion &&
      isQuestionTouched(values.secQuestion, values.secAnswer, kept) && {
        securityQuestionId: values.secQuestion,
        securityQuestionAnswer: values.secAnswer,
      }),
    ...(password !== '' && {
      password,
      cnfpassword,
      keepsPasskeys: [...keptPasskeys],
      keepsAccessTokens: isOn(values.keepsAccessTokens),
    }),
    ...(currentPassword !== '' && { currentPassword }),
    ...(accounts.paymentConfirmationEmail && { receivePaymentEmail: isOn(values.paymentConfirmationEmail) }),
    ...(accounts.serviceRequestConfirmationEmail && {
      receiveServiceOrderEmail: isOn(values.serviceRequestConfirmationEmail),
    }),
    ...(accounts.storedPaymentInfo && {
      removeStoredCreditData: isOn(values.removeStoredCreditCardData),
      removeStoredBankData: isOn(values.removeStoredBankAccountData),
    }),
    ...(accounts.unlistedPhone && { canMaskPhone: isOn(values.unlistedPhone) }),
  };
}

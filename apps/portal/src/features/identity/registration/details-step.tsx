import {
  answerViolation,
  confirmEmailViolation,
  emailViolation,
  paperlessViolation,
  questionViolation,
} from '@rochdale/domain/identity/registration/registration-form';
import { securityQuestions } from '@rochdale/domain/identity/registration/security-questions';
import {
  confirmPasswordViolation,
  newPasswordViolation,
  newUsernameViolation,
} from '@rochdale/domain/identity/sign-in/new-credentials';
import { violation } from '@rochdale/domain/violation';
import { KeyValues } from '@rochdale/ui/figures/key-values.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { type FieldRule, useFields } from '@rochdale/ui/form/fields.ts';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect } from 'react';
import { ApiError } from '../../../lib/calls/api.ts';
import { useSite } from '../../../lib/site.tsx';
import { UsernameField, useUsernameCheck } from '../username-check/public.ts';
import type { DetailsField } from './details-form.ts';
import { EmailFields } from './email-fields.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PaperlessOptions } from './paperless-options.tsx';
import { QuestionFields } from './question-fields.tsx';
import { checkUsername } from './registration-calls.ts';
import { StageActions } from './stage-actions.tsx';
import type { Details, Registration, Verified } from './use-registration.ts';

const isOn = (value: string): boolean => value === 'yes';
const flag = (value: boolean): string => (value ? 'yes' : '');
const free = (): undefined => undefined;

/** Step 2, Complete Registration: every rule of identity-32, and what the site's settings add or leave out. */
export function DetailsStep({ registration, verified }: { registration: Registration; verified: Verified }) {
  const text = useText();
  const { config } = useSite();
  const { registration: settings, security } = config;
  const username = useUsernameCheck({
    mayAsk: (loginId) => newUsernameViolation(loginId) === undefined,
    isFree: async (loginId) =>
      (await checkUsername({ body: { loginId, registrationToken: verified.registrationToken } })).available,
  });
  const rules: Record<DetailsField, FieldRule<DetailsField>> = {
    loginId: (value) =>
      newUsernameViolation(value) ??
      (username.check === 'taken' ? violation('registration.username.taken') : undefined),
    email: emailViolation,
    cnfemail: settings.keyEmailAddressTwice ? (value, { email }) => confirmEmailViolation(value, email) : free,
    password: (value) => newPasswordViolation(value, security),
    cnfpassword: (value, { password }) => confirmPasswordViolation(value, password),
    secQuestion: security.securityQuestion ? questionViolation : free,
    secAnswer: security.securityQuestion ? answerViolation : free,
    hasOptedForPaperlessBilling: free,
    hasOptedForPaperlessOther: free,
    paperlessConfirmText: (value, { hasOptedForPaperlessBilling, hasOptedForPaperlessOther }) =>
      paperlessViolation({
        billing: isOn(hasOptedForPaperlessBilling),
        other: isOn(hasOptedForPaperlessOther),
        confirmed: isOn(value),
      }),
    areMarketingEmailsAllowed: free,
  };
  const form = useFields<DetailsField>(rules, {
    loginId: '',
    email: '',
    cnfemail: '',
    password: '',
    cnfpassword: '',
    secQuestion: '',
    secAnswer: '',
    hasOptedForPaperlessBilling: flag(settings.paperlessBillOptionAtMemberLevel && settings.paperlessBillDefault),
    hasOptedForPaperlessOther: flag(settings.paperlessOtherOption && settings.paperlessOtherDefault),
    paperlessConfirmText: '',
    areMarketingEmailsAllowed: '',
  });
  const { failure, isBusy } = registration;
  useFocusOnFailure(failure);
  return (
    <form
      className="form"
      method="post"
      noValidate
      onChange={registration.clearFailure}
      onSubmit={form.submit((values) => void registration.complete(detailsOf(values)))}
    >
      {failure ? <FailureAlert failure={failure} /> : <Alert kind="success">{verified.message}</Alert>}
      {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems} />}
      <KeyValues rows={[{ label: config.memberNumberLabel, value: verified.memberNumber }]} />
      <UsernameField binding={form.bind('loginId')} username={username} />
      <EmailFields form={form} isTwice={settings.keyEmailAddressTwice} />
      <NewPasswordFields password={form.bind('password')} again={form.bind('cnfpassword')} />
      {security.securityQuestion && (
        <QuestionFields
          question={form.bind('secQuestion')}
          answer={form.bind('secAnswer')}
          questions={Object.entries(securityQuestions).map(([id, code]) => ({ id, description: text(code) }))}
        />
      )}
      <PaperlessOptions form={form} />
      <StageActions
        label={text('registration.submit')}
        busyLabel={text('registration.submitting')}
        isBusy={isBusy}
        isHeld={registration.isHeld}
      />
    </form>
  );
}

function detailsOf(values: Record<DetailsField, string>): Details {
  const { loginId, email, cnfemail, password, cnfpassword, secQuestion, secAnswer } = values;
  return {
    loginId,
    email,
    cnfemail,
    password,
    cnfpassword,
    secQuestion,
    secAnswer,
    hasOptedForPaperlessBilling: isOn(values.hasOptedForPaperlessBilling),
    hasOptedForPaperlessOther: isOn(values.hasOptedForPaperlessOther),
    paperlessConfirmText: isOn(values.paperlessConfirmText),
    areMarketingEmailsAllowed: isOn(values.areMarketingEmailsAllowed),
  };
}

/** Takes focus to the field that the server refused, when it names one. */
function useFocusOnFailure(failure: Error | undefined): void {
  useEffect(() => {
    const field = failure instanceof ApiError ? failure.fields[0]?.field : undefined;
    if (field !== undefined) document.getElementById(field)?.focus();
  }, [failure]);
}

import { applicationMaxLengths, applicationSteps } from '@rochdale/domain/service/application-for-service/application';
import { phoneMaxLength } from '@rochdale/domain/service/service-requests/service-request';
import { formatPhone } from '@rochdale/domain/typed-formats';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { StepForm } from './step-form.tsx';
import type { ApplicationState } from './use-application.ts';
import { useStep } from './use-step.ts';

/** Who applies, and how to reach them. */
export function ApplicantStep({ state }: { state: ApplicationState }) {
  const text = useText();
  const step = useStep(applicationSteps.applicant, state);
  return (
    <StepForm state={state} step={step}>
      <div className="form form--2">
        <TextField
          {...step.bind('firstName')}
          label={text('applicationForService.firstName')}
          autoComplete="given-name"
          maxLength={applicationMaxLengths.name}
        />
        <TextField
          {...step.bind('lastName')}
          label={text('applicationForService.lastName')}
          autoComplete="family-name"
          maxLength={applicationMaxLengths.name}
        />
      </div>
      <TextField
        {...step.bind('businessName')}
        label={text('applicationForService.businessName')}
        optional
        autoComplete="organization"
        maxLength={applicationMaxLengths.businessName}
      />
      <TextField
        {...step.bind('phone', formatPhone)}
        className="input--short"
        label={text('applicationForService.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={phoneMaxLength}
      />
      <TextField
        {...step.bind('email')}
        label={text('applicationForService.email')}
        hint={text('applicationForService.email.hint')}
        type="email"
        autoComplete="email"
        maxLength={applicationMaxLengths.email}
      />
      <p className="small muted">{text('applicationForService.noSecrets')}</p>
    </StepForm>
  );
}

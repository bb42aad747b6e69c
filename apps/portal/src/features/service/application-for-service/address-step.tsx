import { applicationSteps } from '@rochdale/domain/service/application-for-service/application';
import { RadioGroup } from '@rochdale/ui/form/radio-group.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { AddressFields } from './address-fields.tsx';
import { StepForm } from './step-form.tsx';
import type { ApplicationState } from './use-application.ts';
import { useStep } from './use-step.ts';

const serviceNames = { street: 'street', unit: 'unit', city: 'city', state: 'state', zip: 'zip' } as const;
const mailNames = {
  street: 'mailStreet',
  unit: 'mailUnit',
  city: 'mailCity',
  state: 'mailState',
  zip: 'mailZip',
} as const;

/** Where service is wanted, and where bills go. */
export function AddressStep({ state }: { state: ApplicationState }) {
  const text = useText();
  const step = useStep(applicationSteps.address, state);
  const { mailTo } = state.application;
  return (
    <StepForm state={state} step={step}>
      <AddressFields
        legend={text('applicationForService.serviceAddress')}
        names={serviceNames}
        section="section-service shipping"
        step={step}
      />
      <RadioGroup
        label={text('applicationForService.mailTo')}
        name="mailTo"
        value={mailTo}
        error={step.errorOf('mailTo')}
        options={[
          { value: 'same', label: text('applicationForService.mailTo.same') },
          { value: 'other', label: text('applicationForService.mailTo.other') },
        ]}
        onChange={(value) => state.setField('mailTo', value)}
      />
      {mailTo === 'other' && (
        <AddressFields
          legend={text('applicationForService.mailingAddress')}
          names={mailNames}
          section="section-mail billing"
          step={step}
        />
      )}
    </StepForm>
  );
}

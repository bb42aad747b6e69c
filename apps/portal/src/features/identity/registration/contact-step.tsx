import { typedEmailViolation, typedPhoneViolation } from '@rochdale/domain/identity/registration/registration-form';
import { violation } from '@rochdale/domain/violation';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { RadioGroup } from '@rochdale/ui/form/radio-group.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?inner';
import { EmailField } from '../../../ui/form/email-field.tsx';
import { StageActions } from './stage-actions.tsx';
import type { ContactOptions, Registration } from './use-registration.ts';

interface ContactStepProps {
  readonly registration: Registration;
  readonly options: ContactOptions;
}

/** Step 1b: where the code goes (identity-27, identity-28): a contact on file, masked; or a typed one where the site allows it. */
export function ContactStep({ registration, options }: ContactStepProps) {
  if (options.ownContact !== null)
    return <TypedContact registration={registration} options={options} ownContact={options.ownContact} />;
  if (options.cellPhones.length + options.emails.length === 0) return <NoContact registration={registration} />;
  return <ContactOnFile registration={registration} options={options} />;
}

function Back({ registration }: { registration: Registration }) {
  const text = useText();
  return (
    <Button kind="ghost" onClick={registration.restart}>
      <Icon drawing={arrowLeft} />
      {text('ui.back')}
    </Button>
  );
}

function NoContact({ registration }: { registration: Registration }) {
  const text = useText();
  return (
    <>
      <Alert kind="danger">{text('registration.contact.none')}</Alert>
      <div className="actions actions--between">
        <Back registration={registration} />
        <Button disabled>{text('registration.send')}</Button>
      </div>
    </>
  );
}

function ContactOnFile({ registration, options }: ContactStepProps) {
  const text = useText();
  const form = useFields(
    { selectedAuthenticateOption: (value) => (value === '' ? violation('registration.contact.required') : undefined) },
    { selectedAuthenticateOption: '' },
  );
  const { failure, isBusy } = registration;
  const choices = [
    ...options.cellPhones.map((one) => ({ ...one, label: text('registration.contact.text', { contact: one.label }) })),
    ...options.emails.map((one) => ({ ...one, label: text('registration.contact.email', { contact: one.label }) })),
  ];
  const { value, error } = form.bind('selectedAuthenticateOption');
  return (
    <form
      className="form"
      method="post"
      noValidate
      onSubmit={form.submit(({ selectedAuthenticateOption }) => void registration.send({ selectedAuthenticateOption }))}
    >
      {failure && <Alert kind="danger">{failure.message}</Alert>}
      <RadioGroup
        name="selectedAuthenticateOption"
        label={text('registration.contact.title')}
        value={value}
        error={error}
        options={choices.map((one) => ({ value: one.validatorResource, label: one.label }))}
        onChange={(chosen) => {
          registration.clearFailure();
          form.setValue('selectedAuthenticateOption', chosen);
        }}
      />
      {options.cellPhones.length > 0 && <p className="hint">{text('registration.contact.risk')}</p>}
      <StageActions
        back={<Back registration={registration} />}
        label={text('registration.send')}
        busyLabel={text('registration.sending')}
        isBusy={isBusy}
        isHeld={registration.isHeld}
      />
    </form>
  );
}

function TypedContact({ registration, options, ownContact }: ContactStepProps & { ownContact: string }) {
  const text = useText();
  const form = useFields(
    {
      kind: () => undefined,
      email: (value, { kind }) => (kind === 'email' ? typedEmailViolation(value) : undefined),
      phone: (value, { kind }) => (kind === 'phone' ? typedPhoneViolation(value) : undefined),
    },
    { kind: 'email', email: '', phone: '' },
  );
  const { failure, isBusy } = registration;
  const { kind } = form.values;
  const changed = (value: string): string => {
    registration.clearFailure();
    return value;
  };
  return (
    <form
      className="form"
      method="post"
      noValidate
      onSubmit={form.submit(
        ({ email, phone }) => void registration.send(kind === 'email' ? { ownContact, email } : { ownContact, phone }),
      )}
    >
      <p className="form-lead">{text('registration.contact.typed')}</p>
      {failure && <Alert kind="danger">{failure.message}</Alert>}
      {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems} />}
      {options.isSmsEnabled && (
        <RadioGroup
          name="kind"
          label={text('registration.contact.kind')}
          value={kind}
          options={[
            { value: 'email', label: text('registration.contact.byEmail') },
            { value: 'phone', label: text('registration.contact.byText') },
          ]}
          onChange={(chosen) => form.setValue('kind', changed(chosen))}
        />
      )}
      {kind === 'email' ? (
        <EmailField {...form.bind('email', changed)} label={text('registration.contact.emailLabel')} />
      ) : (
        <TextField
          {...form.bind('phone', changed)}
          label={text('registration.contact.phoneLabel')}
          type="tel"
          autoComplete="tel"
          maxLength={20}
        />
      )}
      <StageActions
        back={<Back registration={registration} />}
        label={text('registration.send')}
        busyLabel={text('registration.sending')}
        isBusy={isBusy}
        isHeld={registration.isHeld}
      />
    </form>
  );
}

import { methodName } from '@rochdale/domain/paying/payment-profile/stored-payment';
import { topUpDays, topUpTriggers } from '@rochdale/domain/planned/top-ups/top-up';
import { authorizedTopUp } from '@rochdale/domain/planned/top-ups/top-up-text';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { AgreementBox } from '@rochdale/ui/form/agreement-box.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { MoneyField } from '@rochdale/ui/form/field.tsx';
import { digitsOnly } from '@rochdale/ui/form/fields.ts';
import { RadioGroup } from '@rochdale/ui/form/radio-group.tsx';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useSite } from '../../../lib/site.tsx';
import type { TopUpFacts } from './top-up-calls.ts';
import { type TermsForm, useTerms } from './use-terms.ts';

interface TermsDialogProps {
  readonly accountNumber: string;
  readonly facts: TopUpFacts;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onClose: () => void;
  readonly onSave: (terms: ReturnType<TermsForm['agreed']>) => void;
}

const formId = 'top-up-terms';
const longest = 9;

/** By which terms an account is topped up by itself; the agreement is made anew each time (paying-95). */
export function TermsDialog({ accountNumber, facts, isBusy, failure, onClose, onSave }: TermsDialogProps) {
  const text = useText();
  const all = useTerms(facts);
  const { form, terms } = all;
  const money = (name: 'line' | 'amount' | 'ceiling') => form.bind(name, (value) => digitsOnly(value, true));
  return (
    <Dialog
      title={text('topUp.title')}
      open
      onClose={onClose}
      busy={isBusy}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {text('ui.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {text('topUp.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="form"
        method="post"
        noValidate
        onSubmit={form.submit(() => {
          if (!isBusy) onSave(all.agreed());
        })}
      >
        {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
        {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems} />}
        <RadioGroup
          label={text('topUp.trigger')}
          name="trigger"
          value={terms.trigger}
          options={topUpTriggers.map((value) => ({ value, label: text(triggerNames[value]) }))}
          onChange={all.chooseTrigger}
        />
        {terms.trigger === 'days' ? (
          <SelectField
            {...form.bind('line')}
            label={text('topUp.line.days')}
            placeholder={text('topUp.line.days')}
            options={topUpDays.map((days) => ({ value: String(days), label: String(days) }))}
          />
        ) : (
          <MoneyField {...money('line')} label={text('topUp.line.balance')} maxLength={longest} autoComplete="off" />
        )}
        <div className="form form--2">
          <MoneyField {...money('amount')} label={text('topUp.amount')} maxLength={longest} autoComplete="off" />
          <MoneyField {...money('ceiling')} label={text('topUp.ceiling')} maxLength={longest} autoComplete="off" />
        </div>
        <p className="hint">{text('topUp.ceiling.hint')}</p>
        <Methods all={all} facts={facts} />
        <Agreement all={all} accountNumber={accountNumber} />
      </form>
    </Dialog>
  );
}

const triggerNames = { days: 'topUp.trigger.days', balance: 'topUp.trigger.balance' } as const;

function Methods({ all: { form }, facts: { methods } }: { all: TermsForm; facts: TopUpFacts }) {
  const text = useText();
  return (
    <div>
      <SelectField
        {...form.bind('storedPaymentId')}
        label={text('topUp.method')}
        placeholder={text('topUp.method.choose')}
        options={methods.map((method) => ({
          value: method.storedPaymentId,
          label: [method.label, methodName(method, text)].filter(Boolean).join(', '),
        }))}
      />
      {methods.length === 0 && (
        <p className="hint">
          {text('topUp.method.none')}{' '}
          <ScreenLink to="billpayments/payment-profile">{text('topUp.method.store')}</ScreenLink>
        </p>
      )}
    </div>
  );
}

/** What the member agrees to, as the server keeps it; once there is an amount to agree to. */
function Agreement({ all: { form, terms, method }, accountNumber }: { all: TermsForm; accountNumber: string }) {
  const text = useText();
  const { settings } = useSite();
  const { id, error } = form.bind('agreed');
  const fields = {
    coop: settings.coopName,
    phone: settings.phoneNumber,
    method: method ? methodName(method, text) : text('paymentProfile.chosen'),
  };
  return (
    <AgreementBox
      id={id}
      error={error}
      checked={form.values.agreed === 'yes'}
      onChange={(event) => form.setValue('agreed', event.target.checked ? 'yes' : '')}
      agreed={authorizedTopUp(accountNumber, terms, fields, text)}
    />
  );
}

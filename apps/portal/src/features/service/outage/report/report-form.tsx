import { maskedPhone } from '@rochdale/domain/service/outage/phone-mask';
import {
  callbackNumberViolation,
  outagePhoneMaxLength,
  outageReasonViolation,
  outageRemarksMaxLength,
  outageRemarksViolation,
} from '@rochdale/domain/service/outage/report-form';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { type KeptForm, useFields } from '@rochdale/ui/form/fields.ts';
import { RadioGroup } from '@rochdale/ui/form/radio-group.tsx';
import { TextAreaField } from '@rochdale/ui/form/text-area-field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { ReactNode } from 'react';
import type { ReportDetails } from '../outage-calls.ts';

/** What a report may say of an account (service-18, service-20). */
interface ReportOffer {
  readonly problems: readonly string[];
  readonly hidesCallBack: boolean;
  readonly callBackDefault: boolean;
  /** Numbers on file, the first of which stands in the form. */
  readonly phones: readonly string[];
}

interface ReportFormProps {
  readonly offer: ReportOffer;
  /** Keeps what was typed when the session ends. */
  readonly kept?: KeptForm;
  readonly isBusy: boolean;
  readonly back?: ReactNode;
  /** What the button says; that an outage is reported, where nothing else is given. */
  readonly submit?: string;
  readonly onReport: (details: ReportDetails) => void;
}

const open = () => undefined;

/** An outage report: what is wrong, where to call back, what else there is to know (service-19). */
export function ReportForm({ offer, kept, isBusy, back, submit, onReport }: ReportFormProps) {
  const text = useText();
  const form = useFields(
    {
      outageReason: (reason) => outageReasonViolation(reason, offer.problems),
      callBack: open,
      callbackNumber: (callbackNumber, { callBack }) =>
        callbackNumberViolation({ callbackNumber, callBack: callBack === 'yes' }),
      remarks: outageRemarksViolation,
    },
    {
      outageReason: '',
      callBack: offer.callBackDefault && !offer.hidesCallBack ? 'yes' : '',
      callbackNumber: maskedPhone(offer.phones[0] ?? ''),
      remarks: '',
    },
    kept,
  );
  const { values } = form;
  const isCallBack = values.callBack === 'yes';
  const report = form.submit((filled) =>
    onReport({
      outageReason: filled.outageReason,
      callBack: isCallBack && !offer.hidesCallBack,
      callbackNumber: filled.callbackNumber.trim(),
      remarks: filled.remarks.trim(),
      outageReportOrigin: 'WEB',
    }),
  );
  return (
    <form className="form" method="post" noValidate onSubmit={report}>
      {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems} />}
      <RadioGroup
        label={text('outagePage.issue')}
        name="outageReason"
        value={values.outageReason}
        error={form.bind('outageReason').error}
        options={offer.problems.map((problem) => ({ value: problem, label: problem }))}
        onChange={(reason) => form.setValue('outageReason', reason)}
      />
      {!offer.hidesCallBack && (
        <Checkbox
          label={text('outagePage.callBack')}
          checked={isCallBack}
          onChange={(event) => form.setValue('callBack', event.target.checked ? 'yes' : '')}
        />
      )}
      <TextField
        {...form.bind('callbackNumber', maskedPhone)}
        className="input--phone"
        label={text('outagePage.phone')}
        hint={text('outagePage.phone.hint')}
        optional={!isCallBack}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={outagePhoneMaxLength}
      />
      <OtherPhones
        phones={offer.phones.map(maskedPhone).filter((phone) => phone !== values.callbackNumber)}
        onUse={(phone) => form.setValue('callbackNumber', phone)}
      />
      <TextAreaField
        id="remarks"
        label={text('outagePage.remarks')}
        hint={text('outagePage.remarks.hint')}
        optional
        value={values.remarks}
        error={form.bind('remarks').error}
        maxLength={outageRemarksMaxLength}
        onChange={(event) => form.setValue('remarks', event.target.value)}
      />
      <div className={back ? 'actions actions--between' : 'actions'}>
        {back}
        <Button type="submit" busyLabel={isBusy ? text('outagePage.submitting') : undefined}>
          {submit ?? text('outagePage.submit')}
        </Button>
      </div>
    </form>
  );
}

/** The other numbers on file, each a press away. */
function OtherPhones({ phones, onUse }: { phones: readonly string[]; onUse: (phone: string) => void }) {
  const text = useText();
  if (phones.length === 0) return null;
  return (
    <p className="outage__phones">
      {phones.map((phone) => (
        <button
          key={phone}
          type="button"
          className="link-btn small"
          onClick={() => {
            onUse(phone);
            document.getElementById('callbackNumber')?.focus();
          }}
        >
          {text('outagePage.phone.use', { phone })}
        </button>
      ))}
    </p>
  );
}

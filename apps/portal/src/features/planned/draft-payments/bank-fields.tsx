import {
  type BankField,
  bankAccountNumberLengths,
  bankNameMaxLength,
  pastedDigits,
  routingNumberLength,
} from '@rochdale/domain/planned/draft-payments/bank-account';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { upToDigits } from '@rochdale/ui/form/fields.ts';
import { RadioGroup } from '@rochdale/ui/form/radio-group.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { DraftEditor } from './use-draft-form.ts';

/** The bank account that a draft in the co-op's bank file is taken from (planned-25). */
export function BankFields({ editor }: { editor: DraftEditor }) {
  const text = useText();
  const { form, errorOf, touch, setBank } = editor;
  const bind = (field: BankField) => ({
    id: field,
    value: form[field],
    error: errorOf(field),
    autoComplete: 'off',
    onBlur: () => touch(field),
  });
  const digits = (field: BankField, maxLength: number) => ({
    ...bind(field),
    inputMode: 'numeric' as const,
    onChange: (event: { target: HTMLInputElement }) => setBank(field, upToDigits(maxLength)(event.target.value)),
    onPaste: (event: { preventDefault(): void; clipboardData: DataTransfer }) => {
      event.preventDefault();
      setBank(field, pastedDigits(event.clipboardData.getData('text')).slice(0, maxLength));
    },
  });
  return (
    <section className="drafts__section" aria-labelledby="draft-bank">
      <h2 id="draft-bank">{text('draftPayments.bank')}</h2>
      <div className="card drafts__card form form--2">
        <div className="span drafts__types">
          <RadioGroup
            label={text('draftPayments.accountType')}
            name="accountType"
            value={form.accountType}
            error={errorOf('accountType')}
            options={[
              { value: 'Checking', label: text('draftPayments.accountType.checking') },
              { value: 'Savings', label: text('draftPayments.accountType.savings') },
            ]}
            onChange={(value) => setBank('accountType', value)}
          />
        </div>
        <TextField
          {...digits('bankTransitNumber', routingNumberLength)}
          label={text('draftPayments.routingNumber')}
          hint={text('draftPayments.routingNumber.hint')}
        />
        <TextField
          {...bind('bankName')}
          label={text('draftPayments.bankName')}
          hint={text('draftPayments.bankName.hint')}
          maxLength={bankNameMaxLength}
          onChange={(event) => setBank('bankName', event.target.value)}
        />
        <p className="hint span drafts__look-up" role="status">
          {editor.isLookUpFailed && text('draftPayments.routingNumber.lookUpFailed')}
        </p>
        <TextField
          {...digits('bankAccountNumber', bankAccountNumberLengths.max)}
          label={text('draftPayments.bankAccountNumber')}
        />
        <TextField
          {...digits('confirmBankAccountNumber', bankAccountNumberLengths.max)}
          label={text('draftPayments.confirmBankAccountNumber')}
        />
      </div>
    </section>
  );
}

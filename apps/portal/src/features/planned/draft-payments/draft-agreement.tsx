import type { LocalDay } from '@rochdale/domain/dates';
import { agreementText } from '@rochdale/domain/planned/authorizations/authorization-text';
import { authorizedDraftLine } from '@rochdale/domain/planned/draft-payments/authorized-draft';
import { bankAccountNumberLengths } from '@rochdale/domain/planned/draft-payments/bank-account';
import { draftStartsOn } from '@rochdale/domain/planned/draft-payments/draft-day';
import { draftRequestItems } from '@rochdale/domain/planned/draft-payments/draft-request';
import { asksForBankAccount } from '@rochdale/domain/planned/draft-payments/draft-rules';
import { AgreementBox } from '@rochdale/ui/form/agreement-box.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useSite } from '../../../lib/site.tsx';
import type { DraftEditor } from './use-draft-form.ts';

/** What the member authorizes: the co-op's sentences, and of each account when and from which day on. */
export function DraftAgreement({ editor, today }: { editor: DraftEditor; today: LocalDay }) {
  const text = useText();
  const { settings, config } = useSite();
  const { form, rules, undrafted } = editor;
  const hasNumber =
    asksForBankAccount(form.draftOption, rules) && form.bankAccountNumber.length >= bankAccountNumberLengths.min;
  const method = hasNumber
    ? text('paymentProfile.myBank', { lastFour: form.bankAccountNumber.slice(-4) })
    : text(form.draftOption === 'CC' ? 'paymentProfile.entered.card' : 'paymentProfile.entered.bank');
  const lines = draftRequestItems(form).map(({ draftStartDate, ...item }) => {
    const account = undrafted.find(({ accountNumber }) => accountNumber === item.accountNumber);
    const startDate = draftStartsOn(draftStartDate, account?.eligibleDraftDate ?? null, today);
    return authorizedDraftLine({ ...item, startDate }, text);
  });
  const fields = { coop: settings.coopName, phone: settings.phoneNumber, method };
  return (
    <AgreementBox
      checked={form.draftAuthorize}
      onChange={(event) => editor.setAuthorize(event.target.checked)}
      agreed={agreementText<'draft'>(config.agreements.draft, fields, lines)}
    />
  );
}

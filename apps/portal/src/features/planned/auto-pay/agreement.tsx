import type { LocalDay } from '@rochdale/domain/dates';
import { methodName } from '@rochdale/domain/paying/payment-profile/stored-payment';
import { agreementText } from '@rochdale/domain/planned/authorizations/authorization-text';
import { authorizedLine, termsText } from '@rochdale/domain/planned/auto-pay/terms-text';
import { AgreementBox } from '@rochdale/ui/form/agreement-box.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useSite } from '../../../lib/site.tsx';
import type { TermsForm } from './use-terms.ts';

interface AgreementProps {
  readonly terms: TermsForm;
  readonly accountNumbers: readonly string[];
  readonly today: LocalDay;
}

/** What the member agrees to, before Save: the co-op's sentences, and the terms of each account. */
export function Agreement({ terms, accountNumbers, today }: AgreementProps) {
  const text = useText();
  const { settings, config } = useSite();
  const { form, method } = terms;
  const { id, error } = form.bind('agreed');
  const lines = method
    ? accountNumbers.map((number) => authorizedLine(number, termsText(terms, method, text), today, text))
    : [];
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
      agreed={agreementText<'autoPay'>(config.agreements.autoPay, fields, lines)}
    />
  );
}

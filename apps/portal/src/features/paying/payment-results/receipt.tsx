import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import type { ScreenTarget } from '@rochdale/domain/website/screens/screen-queries';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useToast } from '@rochdale/ui/dialog/toast.tsx';
import { type KeyValueRow, KeyValues } from '@rochdale/ui/figures/key-values.tsx';
import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { Outcome } from '@rochdale/ui/layout/outcome.tsx';
import { translate, useText } from '@rochdale/ui/text/text.ts';
import copy from 'lucide-static/icons/copy.svg?inner';
import printer from 'lucide-static/icons/printer.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useSite } from '../../../lib/site.tsx';
import { PrintHead } from '../../../ui/layout/print-head.tsx';
import type { PaymentResult, ShownReceipt } from './asked-receipt.ts';
import { ReceiptCopy } from './receipt-copy.tsx';
import { ReceiptNext } from './receipt-next.tsx';
import './payment-results.css';

/** The receipt of a payment (paying-65). Payment Amount is the amount less the fee. */
export function Receipt({ shown, isQuickPay }: { shown: ShownReceipt; isQuickPay: boolean }) {
  const text = useText();
  const { result, sendCopy } = shown;
  const { settings, config } = useSite();
  const { companyName } = config.payments;
  const total = centsOf(result.paymentAmount);
  const done = doneTarget(result, isQuickPay);
  const fee = centsOf(result.convenienceFee);
  const amount = formatMoney(total - fee);
  return (
    <>
      <div className="card">
        <PrintHead />
        <Outcome
          kind="success"
          title={text('paymentResult.title')}
          said={text('paymentResult.paid', { amount, coop: settings.coopShortName })}
          words={text('paymentResult.processed.of', { amount: formatMoney(total) })}
        >
          <p className="muted">{text('paymentResult.processed')}</p>
          {result.postbackMessage && <p className="muted">{result.postbackMessage}</p>}
        </Outcome>
        <div className="receipt__body">
          <KeyValues rows={paidRows(result)} />
          <div className="receipt__sum">
            <KeyValues
              rows={[
                { label: text('paymentResult.amount'), value: amount },
                { label: text('paymentResult.fee'), value: formatMoney(fee) },
                { label: text('paymentResult.total'), value: formatMoney(total), total: true },
              ]}
            />
          </div>
          <div className="receipt__proof">
            <KeyValues
              rows={[
                {
                  label: text(
                    result.paymentType === 'cc' ? 'paymentResult.cardEnding' : 'paymentResult.bankAccountEnding',
                  ),
                  value: result.cardOrBankAccountNumberLastFourDigits,
                },
                { label: text('paymentResult.date'), value: `${formatDay(result.paidAt)} ${result.paidAt.slice(11)}` },
                ...(companyName === null ? [] : [{ label: text('paymentResult.takenBy'), value: companyName }]),
                { label: text('paymentResult.confirmation'), value: <Confirmation code={result.confirmationNumber} /> },
              ]}
            />
          </div>
          <ReceiptCopy copies={result.copies} sendCopy={sendCopy} />
        </div>
        <div className="actions receipt__actions">
          <Button kind="secondary" onClick={() => window.print()}>
            <Icon drawing={printer} />
            {text('paymentResult.print')}
          </Button>
          <ScreenLink className={buttonClass()} to={done.route} {...(done.query && { query: done.query })}>
            {text('paymentResult.done')}
          </ScreenLink>
        </div>
        <p className="receipt__note muted small">{text('paymentResult.note')}</p>
      </div>
      <ReceiptNext result={result} />
    </>
  );
}

/** What was paid: the account and its balance, or each account with its amount where several were paid at once. */
function paidRows(result: PaymentResult): KeyValueRow[] {
  if (result.accountNumber === null) return accountsOf(result);
  const { accountNumber, accountHolderName, serviceAddress, accountBalance } = result;
  return [
    { label: translate('paymentResult.paidAccount'), value: accountNumber },
    ...(accountHolderName ? [{ label: translate('paymentResult.name'), value: accountHolderName }] : []),
    ...(serviceAddress
      ? [
          {
            label: translate('paymentResult.address'),
            value: <span className="preserve-lines">{serviceAddress}</span>,
          },
        ]
      : []),
    ...(accountBalance === null
      ? []
      : [{ label: translate('paymentResult.balance'), value: formatMoney(centsOf(accountBalance)), total: true }]),
  ];
}

function accountsOf({ accounts }: PaymentResult): KeyValueRow[] {
  return accounts.map(({ accountNumber, paymentAmount }) => ({
    label: translate('paymentResult.account', { number: accountNumber }),
    value: formatMoney(centsOf(paymentAmount)),
  }));
}

/** Home for Quick Pay, else the overview of the account or the member (paying-65). */
function doneTarget(result: PaymentResult, isQuickPay: boolean): ScreenTarget {
  if (isQuickPay) return { route: 'home' };
  return {
    route: 'accountoverview',
    query: result.accountNumber === null ? { member_number: result.memberNumber } : { accountno: result.accountNumber },
  };
}

function Confirmation({ code }: { code: string }) {
  const text = useText();
  const { toast, showToast } = useToast();
  return (
    <>
      <span className="row receipt__code">
        {code}
        <button
          type="button"
          className="icon-btn"
          aria-label={text('paymentResult.copy')}
          onClick={() => void navigator.clipboard?.writeText(code).then(() => showToast(text('paymentResult.copied')))}
        >
          <Icon drawing={copy} size="s" />
        </button>
      </span>
      {toast}
    </>
  );
}

import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import type { ScreenTarget } from '@rochdale/domain/website/screens/screen-queries';
import copy from 'lucide-static/icons/copy.svg?inner';
import printer from 'lucide-static/icons/printer.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { translate, useText } from '../../../lib/text/text.ts';
import { Icon } from '../../../ui/art/icon.tsx';
import { useToast } from '../../../ui/dialog/toast.tsx';
import { type KeyValueRow, KeyValues } from '../../../ui/figures/key-values.tsx';
import { Button, buttonClass } from '../../../ui/form/button.tsx';
import { Outcome } from '../../../ui/layout/outcome.tsx';
import './payment-results.css';

type Result = ResponseOf<'quick-pay.receipt'>;

/** The receipt of a payment (paying-65). Payment Amount is the amount less the fee. */
export function Receipt({ result, isQuickPay }: { result: Result; isQuickPay: boolean }) {
  const text = useText();
  const total = centsOf(result.paymentAmount);
  const done = doneTarget(result, isQuickPay);
  const fee = centsOf(result.convenienceFee);
  const balance =
    result.accountBalance === null
      ? []
      : [{ label: text('paymentResult.balance'), value: formatMoney(centsOf(result.accountBalance)) }];
  return (
    <div className="card">
      <Outcome
        kind="success"
        title={text('paymentResult.title')}
        said={text('paymentResult.processed')}
        words={text('paymentResult.processed.of', { amount: formatMoney(total) })}
      >
        {result.postbackMessage && <p className="muted">{result.postbackMessage}</p>}
        <p className="muted">{text('paymentResult.note')}</p>
      </Outcome>
      <div className="receipt__body">
        <KeyValues
          rows={[
            ...balance,
            ...accountsOf(result),
            { label: text('paymentResult.amount'), value: formatMoney(total - fee) },
            { label: text('paymentResult.fee'), value: formatMoney(fee) },
            { label: text('paymentResult.total'), value: formatMoney(total), total: true },
          ]}
        />
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
              { label: text('paymentResult.confirmation'), value: <Confirmation code={result.confirmationNumber} /> },
            ]}
          />
        </div>
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
    </div>
  );
}

/** Each account with its amount, where several were paid at once. */
function accountsOf({ accounts }: Result): KeyValueRow[] {
  return accounts.length < 2
    ? []
    : accounts.map(({ accountNumber, paymentAmount }) => ({
        label: translate('paymentResult.account', { number: accountNumber }),
        value: formatMoney(centsOf(paymentAmount)),
      }));
}

/** Home for Quick Pay, else the overview of the account or the member (paying-65). */
function doneTarget(result: Result, isQuickPay: boolean): ScreenTarget {
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

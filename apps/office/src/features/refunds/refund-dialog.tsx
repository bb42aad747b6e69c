import { amountFieldText, formatMoney, parseAmount } from '@rochdale/domain/money';
import { feeGoesAlong, refundViolation, sumOf } from '@rochdale/domain/paying/refunds/left-to-refund';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { useProof } from '../../parts/proof.tsx';
import { useReason } from '../../parts/reason.tsx';
import { tenderText } from '../payments/tender-text.ts';
import { EarlyWarning } from './early-warning.tsx';
import { askRefund, leftOf, type Refunds } from './refunds-calls.ts';

interface RefundDialogProps {
  readonly transNo: string;
  readonly refunds: Refunds;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/**
 * How much of which account goes back, whether with the fee, and why; the whole until somebody says less. However often it
 * is sent, one dialog asks for one refund (office-67).
 */
export function RefundDialog({ transNo, refunds, onClose, onDone }: RefundDialogProps) {
  const text = useText();
  const proof = useProof();
  const why = useReason();
  const [askId] = useState(() => crypto.randomUUID());
  const { earlyUntil, payment } = refunds;
  const left = leftOf(refunds.left);
  const some = left.parts.filter(({ amount }) => amount > 0);
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({});
  const [chosenFee, setChosenFee] = useState<boolean>();
  const [isKnown, setKnown] = useState(false);
  const [isTried, setTried] = useState(false);
  const typedFor = (accountNumber: string, most: number) => amounts[accountNumber] ?? amountFieldText(most);
  const read = some.map(({ accountNumber, amount }) => ({
    accountNumber,
    amount: parseAmount(typedFor(accountNumber, amount)),
  }));
  const parts = read.map(({ accountNumber, amount }) => ({ accountNumber, amount: amount ?? 0 }));
  const found = refundViolation(parts, left);
  const isUnread = read.some(({ amount }) => amount === undefined);
  const withFee = left.fee > 0 && (chosenFee ?? feeGoesAlong(parts, payment.amountCents));
  const errorOf = (accountNumber: string): string | undefined => {
    if (!isTried) return undefined;
    if (read.find((one) => one.accountNumber === accountNumber)?.amount === undefined)
      return text('officeRefunds.amount.invalid');
    const isOwn = found?.params.account === undefined || found.params.account === accountNumber;
    return found && isOwn ? violationText(found) : undefined;
  };
  const sent = useSend(
    async () =>
      (await proof())
        ? askRefund({
            params: { transNo },
            body: {
              askId,
              reason: why.reason,
              parts: parts.map(({ accountNumber, amount }) => ({ accountNumber, amountCents: amount })),
              withFee,
              evenEarly: isKnown,
            },
          })
        : undefined,
    (answer) => {
      if (answer) onDone(text(answer.state === 'done' ? 'officeRefunds.done' : 'officeRefunds.asked'));
    },
  );
  const submit = (): void => {
    setTried(true);
    why.submit(() => {
      if (found === undefined && !isUnread) void sent.send(undefined);
    });
  };
  return (
    <Dialog
      title={text('officeRefunds.dialog', { name: payment.name })}
      open
      onClose={onClose}
      width="400"
      busy={sent.isPending}
      footer={
        <Button
          busy={sent.isPending}
          disabledReason={earlyUntil !== null && !isKnown ? text('officeRefunds.early.first') : undefined}
          onClick={submit}
        >
          {text('officeRefunds.ask', { amount: formatMoney(sumOf(parts) + (withFee ? left.fee : 0)) })}
        </Button>
      }
    >
      <div className="form">
        <p className="muted">{text('officeRefunds.goesTo', { tender: tenderText(payment, text) ?? '–' })}</p>
        {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
        {some.map(({ accountNumber, amount }) => (
          <TextField
            key={accountNumber}
            label={
              some.length === 1
                ? text('officeRefunds.amount')
                : text('officeRefunds.amountOf', { account: accountNumber })
            }
            hint={text('officeRefunds.most', { amount: formatMoney(amount) })}
            error={errorOf(accountNumber)}
            inputMode="decimal"
            autoComplete="off"
            value={typedFor(accountNumber, amount)}
            onChange={(event) => setAmounts({ ...amounts, [accountNumber]: event.target.value })}
          />
        ))}
        {left.fee > 0 && (
          <Checkbox
            label={text('officeRefunds.withFee', { fee: formatMoney(left.fee) })}
            checked={withFee}
            onChange={(event) => setChosenFee(event.target.checked)}
          />
        )}
        {earlyUntil !== null && <EarlyWarning until={earlyUntil} isKnown={isKnown} onKnown={setKnown} />}
        {why.field}
      </div>
    </Dialog>
  );
}

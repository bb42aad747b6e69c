import { formatMoney } from '@rochdale/domain/money';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { useProof } from '../../../parts/proof.tsx';
import { useReason } from '../../../parts/reason.tsx';
import { type Charge, giveChargeBack, matchCharge } from './charges-calls.ts';

interface ChargeDialogProps {
  readonly charge: Charge;
  readonly act: 'match' | 'give-back';
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** Decides a charge that our books do not know, with a reason and a fresh proof (office-104). */
export function ChargeDialog({ charge, act, onClose, onDone }: ChargeDialogProps) {
  const text = useText();
  const proof = useProof();
  const why = useReason();
  const isMatch = act === 'match';
  const [accountNumber, setAccountNumber] = useState(/^\d+$/.test(charge.accountNumber) ? charge.accountNumber : '');
  const amount = formatMoney(charge.amountCents);
  const params = { reference: charge.reference };
  const sent = useSend(
    async (): Promise<string | undefined> => {
      if (!(await proof())) return undefined;
      if (isMatch) {
        await matchCharge({ params, body: { accountNumber: accountNumber.trim(), reason: why.reason } });
        return text('charges.match.done');
      }
      const { state } = await giveChargeBack({ params, body: { reason: why.reason } });
      return text(state === 'done' ? 'charges.giveBack.done' : 'charges.giveBack.asked');
    },
    (said) => {
      if (said !== undefined) onDone(said);
    },
  );
  return (
    <Dialog title={text(isMatch ? 'charges.match' : 'charges.giveBack')} open onClose={onClose} width="400">
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          why.submit(() => void sent.send(undefined));
        }}
      >
        {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
        <p>{isMatch ? text('charges.match.text', { amount }) : text('charges.giveBack.text')}</p>
        {isMatch && (
          <TextField
            label={text('charges.match.account')}
            value={accountNumber}
            inputMode="numeric"
            required
            onChange={(event) => setAccountNumber(event.target.value)}
          />
        )}
        {why.field}
        <div className="acts acts--end">
          <Button type="submit" busy={sent.isPending}>
            {text(isMatch ? 'charges.match.do' : 'charges.giveBack.do', { amount })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

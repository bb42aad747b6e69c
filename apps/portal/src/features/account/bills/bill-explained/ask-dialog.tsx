import { partName } from '@rochdale/domain/account/bill-explained/part-name';
import { signedMoney } from '@rochdale/domain/account/bill-explained/signed-money';
import { formatDay } from '@rochdale/domain/dates';
import { commentsMaxLength } from '@rochdale/domain/service/service-requests/service-request';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { TextAreaField } from '@rochdale/ui/form/text-area-field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BilledBill } from '../bill-calls.ts';
import { BillDays } from './bill-days.tsx';
import { askAboutBill, changeInCents, type ExplainedBill, type Finding } from './explained-calls.ts';

interface AskDialogProps {
  readonly bill: BilledBill;
  readonly explained: ExplainedBill;
  readonly about: Finding['kind'] | 'bill';
  readonly onClose: () => void;
}

/** A question about a bill: it goes to the office's queue with what the page shows (account-127). */
export function AskDialog({ bill, explained, about, onClose }: AskDialogProps) {
  const text = useText();
  const [words, setWords] = useState('');
  const { accountNumber, billDate } = bill;
  const ask = useMutation({
    mutationFn: () => askAboutBill({ params: { accountNumber }, body: { billDate, about, words } }),
  });
  const send = (): void => {
    if (!ask.isPending) ask.mutate();
  };
  return (
    <Dialog
      title={text('billExplained.ask.title', { date: formatDay(billDate) })}
      open
      onClose={onClose}
      busy={ask.isPending}
      footer={
        ask.data ? (
          <Button onClick={onClose}>{text('ui.close')}</Button>
        ) : (
          <Button busyLabel={ask.isPending ? text('billExplained.ask.sending') : undefined} onClick={send}>
            {text('billExplained.ask.send')}
          </Button>
        )
      }
    >
      {ask.data ? (
        <Alert kind="success">{ask.data.message}</Alert>
      ) : (
        <div className="stack">
          {ask.isError && <Alert kind="danger">{ask.error.message}</Alert>}
          <TextAreaField
            label={text('billExplained.ask.words')}
            hint={text('billExplained.ask.hint')}
            value={words}
            maxLength={commentsMaxLength}
            rows={4}
            onChange={({ target }) => setWords(target.value)}
          />
          <Attached explained={explained} about={about} />
        </div>
      )}
    </Dialog>
  );
}

function Attached({ explained, about }: Pick<AskDialogProps, 'explained' | 'about'>) {
  const text = useText();
  const found = explained.findings.filter(({ kind }) => about === 'bill' || kind === about);
  const change = explained.last && changeInCents(explained.last);
  return (
    <section className="ask__attached">
      <h3>{text('billExplained.ask.attached')}</h3>
      {found.map((one) => (
        <p key={one.text}>{one.text}</p>
      ))}
      {change && explained.last && change.parts.some(({ amount }) => amount !== 0) && (
        <p>
          {text('billExplained.ask.change', {
            date: formatDay(explained.last.billDate),
            parts: change.parts
              .filter(({ amount }) => amount !== 0)
              .map(({ part, amount }) =>
                text('billExplained.ask.part', {
                  part: partName(part, change.weather, text),
                  amount: signedMoney(amount),
                }),
              )
              .join(', '),
          })}
        </p>
      )}
      {explained.days.length > 0 && <BillDays days={explained.days} unit={explained.unit} />}
    </section>
  );
}

import { formatMoney } from '@rochdale/domain/money';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useRef } from 'react';
import type { RoundUpEdits, Surprise } from './use-operation-roundup.ts';

/** Asks once whether amounts that are large are meant. */
export function AskDialog({ asked, answer }: { asked: readonly Surprise[]; answer: RoundUpEdits['answer'] }) {
  const text = useText();
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={text('operationRoundup.ask')}
      open
      initialFocus={safe}
      onClose={() => answer(false)}
      footer={
        <>
          <Button ref={safe} kind="secondary" onClick={() => answer(false)}>
            {text('operationRoundup.ask.no')}
          </Button>
          <Button onClick={() => answer(true)}>{text('operationRoundup.ask.yes')}</Button>
        </>
      }
    >
      <div className="stack">
        {asked.map(({ number, cents }) => (
          <p key={number}>{text('operationRoundup.ask.amount', { number, amount: formatMoney(cents) })}</p>
        ))}
      </div>
    </Dialog>
  );
}

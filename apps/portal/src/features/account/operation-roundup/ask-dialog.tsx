import { formatMoney } from '@rochdale/domain/money';
import { useRef } from 'react';
import { useText } from '../../../lib/text/text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
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

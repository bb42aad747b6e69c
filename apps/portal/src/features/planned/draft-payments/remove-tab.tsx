import { emptyTabMessage, splitByDraft } from '@rochdale/domain/planned/draft-payments/draft-account';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation } from '@tanstack/react-query';
import landmark from 'lucide-static/icons/landmark.svg?inner';
import { useRef, useState } from 'react';
import { useNamedNumbers } from '../../../lib/session/account-names.ts';
import { FailureBanner } from '../../paying/payments/public.ts';
import { AccountName, DraftFacts } from './accounts-tab.tsx';
import { type Drafts, initiateDraft } from './draft-payments-calls.ts';

/** Chooses drafts to remove, and asks before it does (planned-31). */
export function RemoveTab({ drafts, onDone }: { drafts: Drafts; onDone: () => Promise<void> }) {
  const text = useText();
  const named = useNamedNumbers();
  const { memberNumber, accounts } = drafts;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  const remove = useMutation({
    mutationFn: () =>
      initiateDraft({
        params: { memberNumber },
        body: {
          paymentType: 'DRAFT',
          amount: 0,
          removeDraft: true,
          accountsToDraft: chosen.map((accountNumber) => ({ accountNumber, action: 'REMOVE' })),
        },
      }),
    onSuccess: onDone,
    onSettled: () => setAsking(false),
  });
  const empty = emptyTabMessage('remove', accounts);
  if (empty) return <Empty icon={landmark} title={text(empty)} />;
  const tick = (number: string, on: boolean) =>
    setChosen(on ? [...chosen, number] : chosen.filter((one) => one !== number));
  return (
    <>
      {remove.error && <FailureBanner failure={remove.error} onDismiss={remove.reset} />}
      <ul className="drafts__list" aria-label={text('draftPayments.tab.remove')} tabIndex={-1}>
        {splitByDraft(accounts).drafted.map((account) => (
          <li key={account.accountNumber} className="panel">
            <div className="panel__head">
              <input
                type="checkbox"
                className="tick"
                aria-label={text('draftPayments.remove.tick', { number: named(account.accountNumber) })}
                checked={chosen.includes(account.accountNumber)}
                onChange={(event) => tick(account.accountNumber, event.target.checked)}
              />
              <AccountName account={account} />
              {account.draft && <DraftFacts draft={account.draft} />}
            </div>
          </li>
        ))}
      </ul>
      <div className="actions">
        <Button
          onClick={() => setAsking(true)}
          disabledReason={chosen.length === 0 ? text('draftPayments.accounts.removeRequired') : undefined}
        >
          {text('draftPayments.remove')}
        </Button>
      </div>
      <Dialog
        title={text('draftPayments.remove.title')}
        open={isAsking}
        onClose={() => setAsking(false)}
        busy={remove.isPending}
        initialFocus={no}
        footer={
          <>
            <Button ref={no} kind="secondary" onClick={() => setAsking(false)}>
              {text('draftPayments.no')}
            </Button>
            <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              {text('draftPayments.yes')}
            </Button>
          </>
        }
      >
        <p>{text('draftPayments.remove.confirm')}</p>
        <ul>
          {chosen.map((number) => (
            <li key={number}>{number}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

import { centsOf, formatMoney } from '@rochdale/domain/money';
import { topUpTermsText } from '@rochdale/domain/planned/top-ups/top-up-text';
import { ConfirmDialog } from '@rochdale/ui/dialog/confirm-dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGate } from '../../../lib/gates.ts';
import { notWhileLooking } from '../../../lib/session/looking.ts';
import { TermsDialog } from './terms-dialog.tsx';
import { endTopUp, getTopUp, setTopUp, type TopUp, type TopUpFacts } from './top-up-calls.ts';

const skeletonHeight = 120;

/** How a prepaid account is topped up by itself, with the ways to set that up, change and end it (paying-96). */
export function TopUpCard({ accountNumber }: { accountNumber: string }) {
  const text = useText();
  if (!useGate('autoPay').open || notWhileLooking() !== undefined) return null;
  return (
    <Card title={text('topUp.title')}>
      <div className="card__body prepaid__act">
        <OfAccount accountNumber={accountNumber} />
      </div>
    </Card>
  );
}

function OfAccount({ accountNumber }: { accountNumber: string }) {
  const facts = useQuery({
    queryKey: ['top-up', accountNumber],
    queryFn: () => getTopUp({ params: { accountNumber } }),
  });
  return (
    <Loaded query={facts} skeleton={<Skeleton height={skeletonHeight} />}>
      {(found) => <Standing accountNumber={accountNumber} facts={found} />}
    </Loaded>
  );
}

function Standing({ accountNumber, facts }: { accountNumber: string; facts: TopUpFacts }) {
  const text = useText();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<'terms' | 'end'>();
  const [said, setSaid] = useState<string>();
  const onSuccess = async ({ message }: { message: string }): Promise<void> => {
    setAsked(undefined);
    setSaid(message);
    await queries.invalidateQueries({ queryKey: ['top-up', accountNumber] });
  };
  const params = { accountNumber };
  const set = useMutation({
    mutationFn: (body: Parameters<typeof setTopUp>[0]['body']) => setTopUp({ params, body }),
    onSuccess,
  });
  const end = useMutation({ mutationFn: () => endTopUp({ params }), onSuccess });
  const ask = (next: typeof asked): void => {
    setSaid(undefined);
    set.reset();
    end.reset();
    setAsked(next);
  };
  return (
    <>
      {said !== undefined && <Alert kind="success">{said}</Alert>}
      {facts.topUp === null ? (
        <p className="muted">{text('topUp.off')}</p>
      ) : (
        <Terms topUp={facts.topUp} facts={facts} />
      )}
      <div className="actions">
        <Button kind="secondary" onClick={() => ask('terms')}>
          {text(facts.topUp === null ? 'topUp.setUp' : 'topUp.change')}
        </Button>
        {facts.topUp !== null && (
          <Button kind="ghost" onClick={() => ask('end')}>
            {text('topUp.end')}
          </Button>
        )}
      </div>
      {asked === 'terms' && (
        <TermsDialog
          accountNumber={accountNumber}
          facts={facts}
          isBusy={set.isPending}
          failure={set.error?.message}
          onClose={() => ask(undefined)}
          onSave={(terms) => set.mutate(terms)}
        />
      )}
      {asked === 'end' && (
        <ConfirmDialog
          title={text('topUp.end.ask')}
          no={text('ui.cancel')}
          yes={text('topUp.end')}
          busyLabel={end.isPending ? text('topUp.end') : undefined}
          failure={end.error?.message}
          onNo={() => ask(undefined)}
          onYes={() => end.mutate()}
        >
          <p>{text('topUp.end.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Terms({ topUp, facts }: { topUp: TopUp; facts: TopUpFacts }) {
  const text = useText();
  const { trigger, line } = topUp;
  const terms = {
    trigger,
    line: trigger === 'days' ? line : centsOf(line),
    amount: centsOf(topUp.amount),
    ceiling: centsOf(topUp.ceiling),
  };
  const method = facts.methods.find(({ storedPaymentId }) => storedPaymentId === topUp.storedPaymentId);
  const stored = method ?? { paymentType: 'Credit', brand: '', lastFour: '' };
  const taken = formatMoney(centsOf(facts.takenThisMonth));
  return (
    <div>
      <p>{topUpTermsText(terms, stored, text)}</p>
      <p className="small muted">{text('topUp.month', { ceiling: formatMoney(terms.ceiling), taken })}</p>
    </div>
  );
}

import { formatMoney } from '@rochdale/domain/money';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMe } from '../../lib/session.ts';
import { Mark } from '../../parts/mark.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { ApproveRefund } from './approve-refund.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { centsOf, type Refund, type Refunds, refundStates, refundsKey, seeRefunds } from './refunds-calls.ts';

/** What was given back of a payment, what waits, and giving back what is left of it (office-66 to office-71). */
export function RefundsSection({ transNo }: { transNo: string }) {
  const text = useText();
  const query = useQuery({
    queryKey: refundsKey(transNo),
    queryFn: (asking) => seeRefunds({ params: { transNo } }, isAskedByPage(asking)),
    // The company's answer comes by itself, and somebody else may approve.
    refetchInterval: ({ state }) => (state.data?.refunds.some(isUnderWay) ? 2_000 : 15_000),
  });
  return (
    <Section title={text('officeRefunds.title')}>
      <PartLoaded query={query} rows={2}>
        {(refunds) => <Shown transNo={transNo} refunds={refunds} />}
      </PartLoaded>
    </Section>
  );
}

function Shown({ transNo, refunds }: { transNo: string; refunds: Refunds }) {
  const text = useText();
  const queries = useQueryClient();
  const { data: me } = useMe();
  // What it was opened with stays, so that a refund whose answer was lost is asked for again as it was.
  const [opened, setOpened] = useState<Refunds>();
  const [done, setDone] = useState<string>();
  const mayGive = me?.permissions.includes('payments.refund') ?? false;
  const { closed, left, asked } = refunds;
  const amount = formatMoney(centsOf({ ...left, feeCents: 0 }));
  const close = (): void => {
    setOpened(undefined);
    void queries.invalidateQueries({ queryKey: ['payments'] });
  };
  const end = (said: string): void => {
    close();
    setDone(said);
  };
  return (
    <div className="sec__b form">
      {done !== undefined && (
        <Alert kind="success" onDismiss={() => setDone(undefined)}>
          {done}
        </Alert>
      )}
      {refunds.refunds.length > 0 && (
        <ul className="lines">
          {refunds.refunds.map((refund) => (
            <Given key={refund.refundNumber} refund={refund} />
          ))}
        </ul>
      )}
      {asked.map((one) => (
        <ApproveRefund key={one.approvalId} asked={one} refunds={refunds} mayGive={mayGive} onDone={end} />
      ))}
      <p className="muted">
        {closed ??
          (left.feeCents > 0
            ? text('officeRefunds.left.fee', { amount, fee: formatMoney(left.feeCents) })
            : text('officeRefunds.left', { amount }))}
      </p>
      {closed === null && mayGive && (
        <div className="acts acts--end">
          <Button kind="secondary" onClick={() => setOpened(refunds)}>
            {text('officeRefunds.give')}
          </Button>
        </div>
      )}
      {opened && <RefundDialog transNo={transNo} refunds={opened} onClose={close} onDone={end} />}
    </div>
  );
}

const isUnderWay = ({ state }: Refund): boolean => state !== 'done' && state !== 'refused';

function Given({ refund }: { refund: Refund }) {
  const text = useText();
  const [kind, word] = refundStates[refund.state];
  const hasComeBack = refund.refusal === 'came-back';
  return (
    <li>
      <div>
        <p className="strong num">{formatMoney(centsOf(refund))}</p>
        {refund.isOfCompany && <p className="small muted">{text('officeRefunds.ofProcessor')}</p>}
        {refund.refusal !== null && !hasComeBack && <p className="small muted">{refund.refusal}</p>}
      </div>
      <span className="end">
        <Mark kind={kind}>{text(hasComeBack ? 'officeRefunds.state.cameBack' : word)}</Mark>
      </span>
    </li>
  );
}

import { formatMoney } from '@rochdale/domain/money';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { Mark } from '../../parts/mark.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Section } from '../../parts/section.tsx';
import { bookWords, type Dispute, disputeWords, useDisputes } from './disputes-calls.ts';

/** What was contested of one payment; nothing where nothing was (office-102). */
export function PaymentDisputes({ transNo }: { transNo: string }) {
  const text = useText();
  const { data: disputes = [] } = useDisputes(transNo);
  if (disputes.length === 0) return null;
  return (
    <Section title={text('disputes.ofPayment')}>
      {disputes.map((dispute) => (
        <OneDispute key={dispute.disputeId} dispute={dispute} />
      ))}
    </Section>
  );
}

function OneDispute({ dispute }: { dispute: Dispute }) {
  const text = useText();
  const [kind, word] = disputeWords[dispute.state];
  return (
    <div className="sec__b">
      {dispute.books === 'left' && <Alert kind="warning">{text('disputes.left')}</Alert>}
      <dl className="pairs pairs--w">
        <dt>{text('disputes.state')}</dt>
        <dd>
          <Mark kind={kind}>{text(word)}</Mark>
        </dd>
        <dt>{text('disputes.amount')}</dt>
        <dd>{formatMoney(dispute.amountCents)}</dd>
        <dt>{text('disputes.reason')}</dt>
        <dd>{dispute.reason}</dd>
        <dt>{text('disputes.opened')}</dt>
        <dd>
          <Moment at={dispute.openedAt} />
        </dd>
        <dt>{text('disputes.answerBy')}</dt>
        <dd>{dispute.evidenceBy === null ? text('disputes.answerBy.none') : <Moment at={dispute.evidenceBy} />}</dd>
        <dt>{text('disputes.books')}</dt>
        <dd>{text(bookWords[dispute.books])}</dd>
        <dt>{text('disputes.number')}</dt>
        <dd className="mono">{dispute.disputeId}</dd>
      </dl>
    </div>
  );
}

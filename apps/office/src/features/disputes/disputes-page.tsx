import { formatMoney } from '@rochdale/domain/money';
import { useText } from '@rochdale/ui/text/text.ts';
import { useRef } from 'react';
import { OfficeLink } from '../../lib/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { bookWords, type Dispute, disputeWords, useDisputes } from './disputes-calls.ts';

/** What payers contested, and until when it may be answered (office-102). */
export function Page() {
  const text = useText();
  const query = useDisputes();
  return (
    <>
      <PageHead title={text('disputes.title')} lead={text('disputes.lead')} />
      <Section title={text('disputes.list')}>
        <PartLoaded query={query} rows={6}>
          {(disputes) =>
            disputes.length === 0 ? (
              <div className="clear">
                <h2>{text('disputes.none')}</h2>
                <p className="muted">{text('disputes.none.hint')}</p>
              </div>
            ) : (
              <DisputesTable disputes={disputes} />
            )
          }
        </PartLoaded>
      </Section>
    </>
  );
}

function DisputesTable({ disputes }: { disputes: readonly Dispute[] }) {
  const text = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, {});
  return (
    <TableRegion label={text('disputes.title')}>
      <table className="table t">
        <caption className="vh">{text('disputes.title')}</caption>
        <thead>
          <tr>
            <th>{text('disputes.member')}</th>
            <th className="n">{text('disputes.amount')}</th>
            <th className="x m">{text('disputes.reason')}</th>
            <th className="x">{text('disputes.opened')}</th>
            <th>{text('disputes.answerBy')}</th>
            <th className="x m">{text('disputes.books')}</th>
            <th>{text('disputes.state')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {disputes.map((dispute) => {
            const [kind, word] = disputeWords[dispute.state];
            return (
              <tr key={dispute.disputeId} data-row>
                <th scope="row">
                  <OfficeLink to="payment" parts={{ transNo: dispute.transNo }} opens>
                    {dispute.name || dispute.memberNumber}
                  </OfficeLink>
                </th>
                <td className="n c2">{formatMoney(dispute.amountCents)}</td>
                <td className="q x m">{dispute.reason}</td>
                <td className="q w x">
                  <Moment at={dispute.openedAt} />
                </td>
                <td className="q w">
                  {dispute.evidenceBy === null ? text('disputes.answerBy.none') : <Moment at={dispute.evidenceBy} />}
                </td>
                <td className="x m">{text(bookWords[dispute.books])}</td>
                <td className="c3">
                  <Mark kind={kind}>{text(word)}</Mark>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableRegion>
  );
}

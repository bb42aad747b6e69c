import { useText } from '@rochdale/ui/text/text.ts';
import { Mark } from '../../../parts/mark.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { ReasonedAct } from '../../../parts/reasoned-act.tsx';
import { TableRegion } from '../../../parts/table-region.tsx';
import { type Delivery, deliveryStateWords, sendAgain } from '../connected-calls.ts';
import { LastAnswer } from './last-answer.tsx';

interface DeliveriesTableProps {
  readonly webhookId: string;
  readonly deliveries: readonly Delivery[];
  readonly onDone: (said: string) => void;
}

/** Events with their attempts, the newest first; one that was settled can be sent again. */
export function DeliveriesTable({ webhookId, deliveries, onDone }: DeliveriesTableProps) {
  const text = useText();
  return (
    <TableRegion label={text('connected.webhook.deliveries')}>
      <table className="table t">
        <caption className="vh">{text('connected.webhook.deliveries')}</caption>
        <thead>
          <tr>
            <th>{text('connected.deliveries.made')}</th>
            <th>{text('connected.deliveries.event')}</th>
            <th>{text('connected.deliveries.subject')}</th>
            <th>{text('connected.deliveries.state')}</th>
            <th>{text('connected.deliveries.attempts')}</th>
            <th>
              <span className="vh">{text('connected.acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.eventId} webhookId={webhookId} delivery={delivery} onDone={onDone} />
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

function DeliveryRow({
  webhookId,
  delivery,
  onDone,
}: { delivery: Delivery } & Pick<DeliveriesTableProps, 'webhookId' | 'onDone'>) {
  const text = useText();
  const { eventId, event, subject, madeAt, state, nextAt, attempts } = delivery;
  const [kind, word] = deliveryStateWords[state];
  const again = async (reason: string): Promise<void> => {
    const { events } = await sendAgain({ params: { webhookId }, body: { what: { eventId }, reason } });
    onDone(text('connected.again.done', { count: events }));
  };
  return (
    <tr>
      <td className="q w c3">
        <Moment at={madeAt} />
      </td>
      <th scope="row" className="w first">
        {event}
      </th>
      <td className="c3 full">{subject}</td>
      <td className="c2">
        <Mark kind={kind}>{text(word)}</Mark>
      </td>
      <td className="q c3 full">
        <ul className="plain">
          {attempts.slice(0, 3).map((attempt) => (
            <li key={attempt.at}>
              <LastAnswer attempt={attempt} />
            </li>
          ))}
        </ul>
        {nextAt !== null && attempts.length > 0 && (
          <>
            {text('connected.deliveries.next')} <Moment at={nextAt} />
          </>
        )}
      </td>
      <td className="n full">
        {state !== 'waiting' && (
          <ReasonedAct
            label={text('connected.again')}
            title={text('connected.again.one')}
            size="s"
            needs="keys.change"
            act={again}
          >
            <p>{text('connected.again.words')}</p>
          </ReasonedAct>
        )}
      </td>
    </tr>
  );
}

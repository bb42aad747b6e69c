import { formatDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Mark } from '../../../parts/mark.tsx';
import { PartLoaded } from '../../../parts/part-loaded.tsx';
import { ReasonedAct } from '../../../parts/reasoned-act.tsx';
import { Section } from '../../../parts/section.tsx';
import type { Member } from '../../members/members-calls.ts';
import { listPledges, outcomeWords, type Pledge, pledgesKey, settlePledge, settleWords } from './pledges-calls.ts';
import { RecordPledge } from './record-pledge.tsx';

/** What agencies have promised to pay for a member, and another one that is recorded (office-179). */
export function Pledges({ member }: { member: Member }) {
  const text = useText();
  const queries = useQueryClient();
  const [done, setDone] = useState<string>();
  const { memberNumber } = member;
  const queryKey = pledgesKey(memberNumber);
  const query = useQuery({ queryKey, queryFn: () => listPledges({ params: { memberNumber } }) });
  const look = () => void queries.invalidateQueries({ queryKey });
  const end = (said: string): void => {
    look();
    setDone(said);
  };
  return (
    <Section title={text('pledges.title')}>
      <div className="sec__b stack-s">
        {done !== undefined && (
          <Alert kind="success" onDismiss={() => setDone(undefined)}>
            {done}
          </Alert>
        )}
        <div>
          <RecordPledge member={member} onDone={() => end(text('pledges.recorded'))} onRefused={look} />
        </div>
      </div>
      <PartLoaded query={query} rows={2}>
        {({ pledges }) =>
          pledges.length === 0 ? (
            <p className="sec__b muted">{text('pledges.none')}</p>
          ) : (
            <ul className="lines">
              {pledges.map((pledge) => (
                <Line key={pledge.pledgeId} pledge={pledge} onDone={() => end(text('pledges.done'))} />
              ))}
            </ul>
          )
        }
      </PartLoaded>
    </Section>
  );
}

function Line({ pledge, onDone }: { pledge: Pledge; onDone: () => void }) {
  const text = useText();
  const { accountNumber, pledgeId, agency, amountCents, untilDay, by, isLate, outcome } = pledge;
  const settle = (become: 'paid' | 'withdrawn') => async (reason: string) => {
    await settlePledge({ params: { accountNumber, pledgeId }, body: { outcome: become, reason } });
    onDone();
  };
  return (
    <li>
      <div className="stack-s">
        <p>
          {text('pledges.of', { amount: formatMoney(amountCents), agency })}
          <small>{text('pledges.for', { account: accountNumber, name: by ?? text('office.server') })}</small>
          <small>
            {outcome === null ? (
              <Mark kind={isLate ? 'bad' : 'run'}>
                {text(isLate ? 'pledges.late' : 'pledges.awaited', { date: formatDay(untilDay) })}
              </Mark>
            ) : (
              <Mark kind={outcome === 'paid' ? 'ok' : 'off'}>{text(outcomeWords[outcome])}</Mark>
            )}
          </small>
        </p>
        {outcome === null && (
          <div className="row row--wrap">
            {(['paid', 'withdrawn'] as const).map((become) => (
              <ReasonedAct
                key={become}
                label={text(settleWords[become])}
                title={text(settleWords[become])}
                size="s"
                needs="queues.review"
                act={settle(become)}
              >
                <p>{text('pledges.settle.words')}</p>
              </ReasonedAct>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

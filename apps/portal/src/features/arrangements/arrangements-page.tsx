import { useQuery } from '@tanstack/react-query';
import calendarClock from 'lucide-static/icons/calendar-clock.svg?inner';
import { useCurrentAccount } from '../../lib/current-account.ts';
import { MemberData } from '../../lib/member-data.tsx';
import { useText } from '../../lib/text.ts';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ArrangementCard } from './arrangement-card.tsx';
import { listArrangements } from './arrangements-calls.ts';
import '../../ui/page-head.css';

/** Payment arrangements of the selected account (open-points §6). */
export function Page() {
  const text = useText();
  return (
    <MemberData>
      <div className="container">
        <div className="page-head">
          <div>
            <h1>{text('screen.arrangements')}</h1>
            <p>{text('arrangements.lead')}</p>
          </div>
        </div>
        <Arrangements />
      </div>
    </MemberData>
  );
}

function Arrangements() {
  const text = useText();
  const account = useCurrentAccount();
  return (
    <Loaded query={account} skeleton={<Skeleton height={420} />}>
      {(found) =>
        found === null ? (
          <Empty icon={calendarClock} title={text('ui.noAccounts')} />
        ) : (
          <ArrangementsOf accountNumber={found.accountNumber} />
        )
      }
    </Loaded>
  );
}

function ArrangementsOf({ accountNumber }: { accountNumber: string }) {
  const text = useText();
  const arrangements = useQuery({
    queryKey: ['arrangements', accountNumber],
    queryFn: () => listArrangements({ params: { accountNumber } }),
  });
  return (
    <Loaded query={arrangements} skeleton={<Skeleton height={420} />}>
      {({ results }) =>
        results.length === 0 ? (
          <div className="card">
            <Empty icon={calendarClock} title={text('arrangements.none')} />
          </div>
        ) : (
          <div className="stack">
            {results.map((arrangement) => (
              <ArrangementCard key={arrangement.arrangementId} arrangement={arrangement} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}

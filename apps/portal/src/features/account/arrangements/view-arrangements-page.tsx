import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import calendarClock from 'lucide-static/icons/calendar-clock.svg?inner';
import { AccountPage } from '../../../ui/layout/account-page.tsx';
import { ArrangementCard } from './arrangement-card.tsx';
import { listArrangements } from './arrangements-calls.ts';

const skeletonHeight = 420;

/** Payment arrangements of the selected account (account-42). */
export function Page() {
  const text = useText();
  return (
    <AccountPage
      title={text('screen.arrangements')}
      lead={text('arrangements.lead')}
      icon={calendarClock}
      height={skeletonHeight}
    >
      {({ accountNumber }) => <Arrangements accountNumber={accountNumber} />}
    </AccountPage>
  );
}

function Arrangements({ accountNumber }: { accountNumber: string }) {
  const text = useText();
  const arrangements = useQuery({
    queryKey: ['arrangements', accountNumber],
    queryFn: () => listArrangements({ params: { accountNumber } }),
  });
  return (
    <Loaded query={arrangements} skeleton={<Skeleton height={skeletonHeight} />}>
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

import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import gauge from 'lucide-static/icons/gauge.svg?inner';
import { operation } from '../../../lib/calls/api.ts';
import { AccountPage } from '../../../ui/layout/account-page.tsx';
import { ReadingForm } from './reading-form.tsx';

const listMeters = operation('meter-reading.meters', 'GET /v3/accounts/{accountNumber}/meter-readings');
const skeletonHeight = 260;

/** The member reads the meter (energy-57): last reading, new reading, a question when it is unusual, a number. */
export function Page() {
  const text = useText();
  return (
    <AccountPage
      title={text('meterReading.title')}
      lead={text('meterReading.lead')}
      icon={gauge}
      height={skeletonHeight}
    >
      {({ accountNumber }) => <Meters accountNumber={accountNumber} />}
    </AccountPage>
  );
}

function Meters({ accountNumber }: { accountNumber: string }) {
  const text = useText();
  const readings = useQuery({
    queryKey: ['meter-readings', accountNumber],
    queryFn: () => listMeters({ params: { accountNumber } }),
  });
  return (
    <Loaded query={readings} skeleton={<Skeleton height={skeletonHeight} />}>
      {({ meters, today }) =>
        meters.length === 0 ? (
          <div className="card">
            <Empty icon={gauge} title={text('meterReading.none')} />
          </div>
        ) : (
          <div className="stack">
            {meters.map((meter) => (
              <ReadingForm key={meter.meterNumber} accountNumber={accountNumber} meter={meter} today={today} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}

import { useQuery } from '@tanstack/react-query';
import gauge from 'lucide-static/icons/gauge.svg?inner';
import { operation } from '../../lib/api.ts';
import { useCurrentAccount } from '../../lib/current-account.ts';
import { MemberData } from '../../lib/member-data.tsx';
import { useText } from '../../lib/text.ts';
import { Empty } from '../../ui/empty.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ReadingForm } from './reading-form.tsx';

const listMeters = operation('meter-reading.meters', 'GET /v3/accounts/{accountNumber}/meter-readings');

/** The member reads the meter (open-points §6): last reading, new reading, a question when it is unusual, a number. */
export function Page() {
  return (
    <MemberData>
      <MeterReading />
    </MemberData>
  );
}

function MeterReading() {
  const text = useText();
  const accountNumber = useCurrentAccount().data?.accountNumber;
  const { data, error, refetch } = useQuery({
    queryKey: ['meter-readings', accountNumber],
    queryFn: () => listMeters({ params: { accountNumber: accountNumber ?? '' } }),
    enabled: accountNumber !== undefined,
  });
  return (
    <div className="container">
      <div className="page-head">
        <div>
          <h1>{text('meterReading.title')}</h1>
          <p>{text('meterReading.lead')}</p>
        </div>
      </div>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height={260} />
        </Loading>
      )}
      {data?.meters.length === 0 && (
        <div className="card">
          <Empty icon={gauge} title={text('meterReading.none')} />
        </div>
      )}
      <div className="stack">
        {data?.meters.map((meter) => (
          <ReadingForm key={meter.meterNumber} accountNumber={accountNumber ?? ''} meter={meter} today={data.today} />
        ))}
      </div>
    </div>
  );
}

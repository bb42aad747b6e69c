import { Card } from '@rochdale/ui/layout/card.tsx';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Failed } from '@rochdale/ui/state/failed.tsx';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import gauge from 'lucide-static/icons/gauge.svg?inner';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { useCurrentDetails } from '../../account/overview/public.ts';

/** The account's page at the meter company, by the link that the server returns (energy-64). */
export function Page() {
  return (
    <MemberData>
      <MeterSense />
    </MemberData>
  );
}

function MeterSense() {
  const text = useText();
  const { data, error, refetch } = useCurrentDetails();
  const link = data?.details.meterSenseccUrl;
  return (
    <div className="container stack">
      <h1>{text('screen.myMeter')}</h1>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <Loading>
          <Skeleton height={160} />
        </Loading>
      )}
      {data !== undefined && !link && <Empty icon={gauge} title={text('overview.meterSense.none')} />}
      {data && link && (
        <Card title={text('shell.accountNumber')}>
          <div className="card__body stack">
            <p className="num">{data.accountNumber}</p>
            <OutsideLink href={link} target="_blank" rel="noreferrer">
              {text('overview.meterSense.open')}
            </OutsideLink>
          </div>
        </Card>
      )}
    </div>
  );
}

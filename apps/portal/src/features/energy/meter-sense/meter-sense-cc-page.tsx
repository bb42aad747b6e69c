import gauge from 'lucide-static/icons/gauge.svg?inner';
import { OutsideLink } from '../../../lib/address/outside-link.tsx';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { useText } from '../../../lib/text/text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { Failed } from '../../../ui/state/failed.tsx';
import { Loading } from '../../../ui/state/loading.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
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

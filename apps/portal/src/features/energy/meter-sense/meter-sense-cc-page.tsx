import { Card } from '@rochdale/ui/layout/card.tsx';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
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
  const details = useCurrentDetails();
  return (
    <div className="container stack">
      <h1>{text('screen.myMeter')}</h1>
      <Loaded query={details} skeleton={<Skeleton height={160} />}>
        {(found) =>
          found?.details.meterSenseccUrl ? (
            <Card title={text('shell.accountNumber')}>
              <div className="card__body stack">
                <p className="num">{found.accountNumber}</p>
                <OutsideLink href={found.details.meterSenseccUrl} target="_blank" rel="noreferrer">
                  {text('overview.meterSense.open')}
                </OutsideLink>
              </div>
            </Card>
          ) : (
            <Empty icon={gauge} title={text('overview.meterSense.none')} />
          )
        }
      </Loaded>
    </div>
  );
}

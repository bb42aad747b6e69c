import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import scale from 'lucide-static/icons/scale.svg?inner';
import { useState } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useAskedAccount } from '../../../lib/session/asked-account.ts';
import { useCurrentAccount } from '../../../lib/session/current-account.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { useSite } from '../../../lib/site.tsx';
import { addedQuery, type ChosenAdditions } from './chosen-additions.ts';
import { Comparison } from './comparison.tsx';
import { compareRates } from './what-if-calls.ts';
import './what-if.css';

/** Why nothing is compared, and what to do. */
const nothing = {
  schedule: { title: 'whatIf.none.schedule', hint: 'whatIf.none.schedule.hint' },
  usage: { title: 'whatIf.none.usage', hint: 'whatIf.none.usage.hint' },
} as const;
const heights = { height: 760, phone: 980 } as const;

/** What If (energy-81): the last year on each rate that the account could have. `accountno` in the address chooses it. */
export function Page() {
  return (
    <MemberData>
      <WhatIf />
    </MemberData>
  );
}

function WhatIf() {
  const text = useText();
  useAskedAccount();
  const account = useCurrentAccount();
  return (
    <div className="container what-if">
      <p className="crumbs">
        <ScreenLink to="usage-tracker">{text('whatIf.back')}</ScreenLink>
      </p>
      <div className="page-head">
        <div>
          <h1>{text('whatIf.title')}</h1>
          <p>{text('whatIf.lead')}</p>
        </div>
      </div>
      <Loaded query={account} skeleton={<Skeleton {...heights} />}>
        {(found) =>
          found === null ? (
            <Empty icon={scale} title={text('ui.noAccounts')} />
          ) : (
            <OfAccount key={found.accountNumber} accountNumber={found.accountNumber} />
          )
        }
      </Loaded>
    </div>
  );
}

function OfAccount({ accountNumber }: { accountNumber: string }) {
  const text = useText();
  const { phoneNumber: phone } = useSite().settings;
  const [chosen, setChosen] = useState<ChosenAdditions>({});
  const query = useQuery({
    queryKey: ['what-if', accountNumber, chosen],
    queryFn: () => compareRates({ params: { accountNumber }, query: addedQuery(chosen) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query} skeleton={<Skeleton {...heights} />}>
      {(found) =>
        found.lack === null ? (
          <Comparison
            accountNumber={accountNumber}
            found={found}
            chosen={chosen}
            onChoose={setChosen}
            isBusy={query.isFetching}
          />
        ) : (
          <div className="card">
            <Empty icon={scale} title={text(nothing[found.lack].title)}>
              <p>{text(nothing[found.lack].hint, { phone })}</p>
            </Empty>
          </div>
        )
      }
    </Loaded>
  );
}

import { formatDay, isLocalDay } from '@rochdale/domain/dates';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { queryOfVisit, useQueryParams } from '../../../lib/address/address.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { useSelectedAccount } from '../../../lib/session/selected-account.ts';
import { ExplainedBillCards } from './bill-explained/explained-bill.tsx';
import { BillSheet } from './bill-sheet.tsx';
import '@rochdale/ui/layout/page-head.css';
import { NoBill } from './no-bill.tsx';

/** A bill as a page (account-97): `accountno` and `billdate` say which. */
export function Page() {
  const text = useText();
  const given = useQueryParams<'viewbill'>();
  const query = given.has('billdate') ? given : queryOfVisit('viewbill');
  const selected = useSelectedAccount();
  const [asked] = useState(() => ({ accountno: query.get('accountno'), billDate: query.get('billdate') ?? '' }));
  const accountNumber = asked.accountno ?? selected;
  if (accountNumber === undefined || !isLocalDay(asked.billDate)) return <NoBill />;
  const title = text('bill.title', { date: formatDay(asked.billDate) });
  return (
    <MemberData>
      <div className="container stack">
        <div>
          <p className="crumbs">
            <ScreenLink to="accountoverview" query={{ accountno: accountNumber }}>
              {text('screen.accountOverview')}
            </ScreenLink>
          </p>
          <h1>{title}</h1>
        </div>
        <BillSheet
          accountNumber={accountNumber}
          billDate={asked.billDate}
          title={title}
          explanation={(bill) => <ExplainedBillCards bill={bill} />}
        />
      </div>
    </MemberData>
  );
}

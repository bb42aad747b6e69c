import { formatDay, isLocalDay } from '@rochdale/domain/dates';
import { useState } from 'react';
import { useQueryParams } from '../../../lib/address/address.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { useSelectedAccount } from '../../../lib/session/selected-account.ts';
import { useText } from '../../../lib/text/text.ts';
import { billSource } from './bill-source.ts';
import { DocumentView } from './document-view.tsx';
import { NoBill } from './no-bill.tsx';

/** A bill in the page (account-39): `accountno` and `billdate` say which. */
export function Page() {
  const text = useText();
  const query = useQueryParams<'viewbill'>();
  const selected = useSelectedAccount();
  const [asked] = useState(() => ({ accountno: query.get('accountno'), billDate: query.get('billdate') ?? '' }));
  const accountNumber = asked.accountno ?? selected;
  if (accountNumber === undefined || !isLocalDay(asked.billDate)) return <NoBill />;
  const title = text('bill.title', { date: formatDay(asked.billDate) });
  return (
    <MemberData>
      <div className="container stack">
        <h1>{title}</h1>
        <DocumentView
          source={billSource({ kind: 'bill', accountNumber, bill: { billDate: asked.billDate } })}
          title={title}
        />
      </div>
    </MemberData>
  );
}

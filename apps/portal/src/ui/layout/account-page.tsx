import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { ReactNode } from 'react';
import { type CurrentAccount, useCurrentAccount } from '../../lib/session/current-account.ts';
import { MemberData } from '../../lib/session/member-data.tsx';

interface AccountPageProps {
  readonly title: string;
  readonly lead: string;
  /** Drawn where the member has no account. */
  readonly icon: string;
  /** Height of what is to come, in pixels. */
  readonly height: number;
  readonly children: (account: CurrentAccount) => ReactNode;
}

/** A screen about the selected account: its heading, and below it what belongs to the account once that is known. */
export function AccountPage({ title, lead, ...about }: AccountPageProps) {
  return (
    <MemberData>
      <div className="container">
        <div className="page-head">
          <div>
            <h1>{title}</h1>
            <p>{lead}</p>
          </div>
        </div>
        <OfAccount {...about} />
      </div>
    </MemberData>
  );
}

function OfAccount({ icon, height, children }: Pick<AccountPageProps, 'icon' | 'height' | 'children'>) {
  const text = useText();
  const account = useCurrentAccount();
  return (
    <Loaded query={account} skeleton={<Skeleton height={height} />}>
      {(found) => (found === null ? <Empty icon={icon} title={text('ui.noAccounts')} /> : children(found))}
    </Loaded>
  );
}

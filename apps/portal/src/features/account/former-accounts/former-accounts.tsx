import { formatDay } from '@rochdale/domain/dates';
import { Fold } from '@rochdale/ui/layout/fold.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { type FormerAccount, listFormer } from './former-accounts-calls.ts';
import { FormerPapers } from './former-papers.tsx';

/** The accounts that a member had before, each with the papers of the member's own time (account-106). */
export function FormerAccounts() {
  const text = useText();
  const memberNumber = useSession()?.memberNumber ?? '';
  const { data } = useQuery({
    queryKey: ['former-accounts', memberNumber],
    queryFn: () => listFormer({ params: { memberNumber } }),
    enabled: memberNumber !== '',
  });
  if (data === undefined || data.results.length === 0) return null;
  return (
    <section className="former-accounts" aria-labelledby="former-accounts">
      <h2 id="former-accounts">{text('formerAccounts.title')}</h2>
      <p className="muted">{text('formerAccounts.lead')}</p>
      <div className="stack">
        {data.results.map((account) => (
          <OneAccount
            key={`${account.formerAccountNumber} ${account.heldUntil}`}
            account={account}
            memberNumber={memberNumber}
          />
        ))}
      </div>
    </section>
  );
}

function OneAccount({ account, memberNumber }: { account: FormerAccount; memberNumber: string }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { formerAccountNumber: number, accountType, serviceAddress, heldFrom, heldUntil } = account;
  const known = { number, type: inPageLanguage(accountType), until: formatDay(heldUntil) };
  const about =
    heldFrom === null
      ? text('formerAccounts.until', known)
      : text('formerAccounts.fromTo', { ...known, from: formatDay(heldFrom) });
  return (
    <div className="card">
      <Fold title={serviceAddress.split('\n')[0] ?? number} about={about} isOpen={isOpen} onToggle={setOpen}>
        {isOpen && <FormerPapers account={account} memberNumber={memberNumber} />}
      </Fold>
    </div>
  );
}

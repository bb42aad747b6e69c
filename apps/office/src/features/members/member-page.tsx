import { formatMoney } from '@rochdale/domain/money';
import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePathParts } from '../../lib/address.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PageLoaded } from '../../parts/part-loaded.tsx';
import { SeeAsMember } from '../as-member/see-as-member.tsx';
import { WhyClosed } from '../explaining/why-dialog.tsx';
import { LifePanel } from '../member-marks/life-panel.tsx';
import { CallerOutage } from '../outages/caller/caller-outage.tsx';
import { PaymentLinks } from '../payments/links/payment-links.tsx';
import { Pledges } from '../payments/pledges/pledges.tsx';
import { AccountsTable } from './accounts-table.tsx';
import { AddNote } from './add-note.tsx';
import { Choices } from './choices.tsx';
import { Contacts } from './contacts.tsx';
import { CreditCodes } from './credit-codes.tsx';
import { Grants } from './grants.tsx';
import { Holders } from './holders.tsx';
import { LoginPanel } from './login-panel.tsx';
import { type Member, memberKey, seeMember } from './members-calls.ts';
import { Persons } from './persons.tsx';
import { Places } from './places.tsx';
import { Timeline } from './timeline.tsx';

/** One member: what they owe, how they are reached, their login, and everything that happened (office-60 to office-63). */
export function Page() {
  const { memberNumber = '' } = usePathParts();
  return <MemberPage key={memberNumber} memberNumber={memberNumber} />;
}

function MemberPage({ memberNumber }: { memberNumber: string }) {
  const text = useText();
  const query = useQuery({
    queryKey: memberKey(memberNumber),
    queryFn: () => seeMember({ params: { memberNumber } }),
    // Each reading is an entry of the audit: a page that is looked at is one.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <PageLoaded query={query} rows={8} title={text('messages.member', { number: memberNumber })}>
      {(member) => <Shown member={member} />}
    </PageLoaded>
  );
}

function Shown({ member }: { member: Member }) {
  const text = useText();
  const queries = useQueryClient();
  const [done, setDone] = useState<string>();
  const { memberNumber, name, accounts, login, marks } = member;
  const end = (said: string): void => {
    void queries.invalidateQueries({ queryKey: memberKey(memberNumber) });
    setDone(said);
  };
  const owed = accounts.reduce((sum, { shownCents }) => sum + Math.max(0, shownCents), 0);
  const pastDue = accounts.reduce((sum, { pastDueCents }) => sum + pastDueCents, 0);
  const dark = [
    ...new Set(
      accounts.flatMap(({ mustStayOn }) => mustStayOn.flatMap(({ what, state }) => (state === 'over' ? [] : what))),
    ),
  ];
  const lead =
    accounts.length === 1
      ? text('members.lead.one', { number: memberNumber })
      : text('members.lead', { number: memberNumber, accounts: accounts.length });
  return (
    <>
      <PageHead
        title={name}
        lead={`${lead} ${owed > 0 ? text('members.owes', { amount: formatMoney(owed) }) : ''}`}
        marks={
          (login?.lockedAt != null ||
            login?.lockedUntil != null ||
            pastDue > 0 ||
            marks.length > 0 ||
            dark.length > 0) && (
            <>
              {dark.length > 0 && (
                <li>
                  <Mark kind="bad">{text('members.mustStayOn.mark', { what: dark.join(', ') })}</Mark>
                </li>
              )}
              {marks.some(({ mark }) => mark === 'deceased') && (
                <li>
                  <Mark kind="bad">{text('memberMarks.deceased')}</Mark>
                </li>
              )}
              {marks.some(({ mark }) => mark === 'protected') && (
                <li>
                  <Mark kind="warn">{text('memberMarks.protected')}</Mark>
                </li>
              )}
              {login?.lockedAt != null && (
                <li>
                  <Mark kind="bad">{text('logins.locked.mark')}</Mark>
                </li>
              )}
              {login?.lockedUntil != null && (
                <li>
                  <Mark kind="bad">
                    {text('members.locked')} <Moment at={login.lockedUntil} />
                  </Mark>
                </li>
              )}
              {pastDue > 0 && (
                <li>
                  <Mark kind="warn">{text('members.pastDue', { amount: formatMoney(pastDue) })}</Mark>
                </li>
              )}
            </>
          )
        }
        actions={
          <>
            <OfficeLink to="messages" parts={{ memberNumber }} className={buttonClass({ kind: 'secondary' })}>
              {text('messages.open')}
            </OfficeLink>
            <AddNote memberNumber={memberNumber} onDone={end} />
            <SeeAsMember member={member} onDone={end} />
            <CallerOutage memberNumber={memberNumber} onDone={end} />
            <WhyClosed memberNumber={memberNumber} />
          </>
        }
      />
      {done !== undefined && (
        <div className="pad pad--under-head">
          <Alert kind="success" onDismiss={() => setDone(undefined)}>
            {done}
          </Alert>
        </div>
      )}
      <div className="split">
        <div>
          <AccountsTable accounts={accounts} />
          <Places accounts={accounts} />
          <Holders member={member} />
          <Timeline memberNumber={memberNumber} />
        </div>
        <aside className="side" aria-label={text('members.login')}>
          <Contacts member={member} />
          <Choices notices={member.notices} paper={member.paper} />
          <Persons persons={member.persons} />
          <Grants member={member} onDone={end} />
          <CreditCodes creditCodes={member.creditCodes} />
          <PaymentLinks member={member} />
          <Pledges member={member} />
          <LoginPanel member={member} onDone={end} />
          <LifePanel member={member} onDone={end} />
        </aside>
      </div>
    </>
  );
}

import { formatDay } from '@rochdale/domain/dates';
import { useText } from '@rochdale/ui/text/text.ts';
import { Mark } from '../../parts/mark.tsx';
import { Section } from '../../parts/section.tsx';
import type { Member } from './members-calls.ts';

/** Who else signs in for a membership, what it opens to them, and for which days (office-114). */
export function Grants({ grants }: Pick<Member, 'grants'>) {
  const text = useText();
  if (grants.length === 0) return null;
  return (
    <Section title={text('members.grants')} count={grants.length}>
      <ul className="lines">
        {grants.map(({ loginId, accountNumber, scope, beginsOn, endsOn, isInForce }) => (
          <li key={`${loginId} ${accountNumber}`}>
            <p>
              {loginId}
              <small>
                {accountNumber === null
                  ? text('members.grants.allAccounts')
                  : text('members.credit.of', { account: accountNumber })}
              </small>
              {beginsOn !== null && <small>{text('members.credit.since', { day: formatDay(beginsOn) })}</small>}
              {endsOn !== null && <small>{text('members.credit.until', { day: formatDay(endsOn) })}</small>}
            </p>
            <span className="end">
              <Mark kind={isInForce ? 'ok' : 'off'}>
                {scope === 'all' && accountNumber === null ? text('members.grants.all') : text('members.grants.read')}
              </Mark>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

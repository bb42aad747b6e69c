import type { CreditCode } from '@rochdale/domain/account/credit-codes/credit-code';
import { formatDay } from '@rochdale/domain/dates';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { useText } from '@rochdale/ui/text/text.ts';
import { Mark } from '../../parts/mark.tsx';
import { Section } from '../../parts/section.tsx';
import type { Member } from './members-calls.ts';

const words = {
  deceased: ['members.credit.deceased', 'members.credit.deceased.does'],
  bankruptcy: ['members.credit.bankruptcy', 'members.credit.bankruptcy.does'],
  'cash-only': ['members.credit.cashOnly', 'members.credit.cashOnly.does'],
} as const satisfies Readonly<Record<CreditCode, readonly [PlainTextCode, PlainTextCode]>>;

/** What the billing system codes of a member's credit, why, and what follows from it (account-114). */
export function CreditCodes({ creditCodes }: Pick<Member, 'creditCodes'>) {
  const text = useText();
  if (creditCodes.length === 0) return null;
  return (
    <Section title={text('members.credit')}>
      <ul className="lines">
        {creditCodes.map((one) => (
          <Line key={`${one.code} ${one.accountNumber}`} one={one} />
        ))}
      </ul>
    </Section>
  );
}

function Line({ one }: { one: Member['creditCodes'][number] }) {
  const text = useText();
  const { code, accountNumber, reason, since, until, isInForce } = one;
  const [title, does] = words[code];
  const days = [
    since === null ? undefined : text('members.credit.since', { day: formatDay(since) }),
    until === null ? undefined : text('members.credit.until', { day: formatDay(until) }),
  ].filter((day) => day !== undefined);
  return (
    <li>
      <p>
        <Mark kind={isInForce ? 'warn' : 'off'}>{text(title)}</Mark>
        {accountNumber !== null && <small>{text('members.credit.of', { account: accountNumber })}</small>}
        {reason !== '' && <small>{reason}</small>}
        {isInForce && <small>{text(does)}</small>}
        {days.length > 0 && <small>{days.join(' · ')}</small>}
      </p>
    </li>
  );
}

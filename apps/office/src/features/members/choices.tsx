import { formatDay } from '@rochdale/domain/dates';
import { formatPhone } from '@rochdale/domain/typed-formats';
import { useText } from '@rochdale/ui/text/text.ts';
import { Section } from '../../parts/section.tsx';
import type { Member } from './members-calls.ts';

/** Where a member's notices go and what was chosen of paper, with the day and where it comes from (moving-in-43). */
export function Choices({ notices, paper }: Pick<Member, 'notices' | 'paper'>) {
  const text = useText();
  if (notices.length + paper.length === 0) return null;
  return (
    <Section title={text('members.choices')}>
      <ul className="lines">
        {notices.map((one) => (
          <Notice key={one.address} one={one} />
        ))}
        {paper.map((one) => (
          <Paper key={one.accountNumber} one={one} />
        ))}
      </ul>
    </Section>
  );
}

function Notice({ one }: { one: Member['notices'][number] }) {
  const text = useText();
  const { kind, address, takesTexts, takesVoice, isVerified, source, consentedOn } = one;
  const said = [
    text(isVerified ? 'members.choices.verified' : 'members.choices.unverified'),
    takesTexts ? text('members.choices.texts') : undefined,
    takesVoice ? text('members.choices.calls') : undefined,
    consentedOn === null ? undefined : text('members.choices.agreed', { day: formatDay(consentedOn) }),
    source === '' ? undefined : text('members.choices.from', { source }),
  ];
  return (
    <li>
      <p>
        {kind === 'phone' ? formatPhone(address) : address}
        <small>{said.filter((word) => word !== undefined).join(' · ')}</small>
      </p>
    </li>
  );
}

function Paper({ one }: { one: Member['paper'][number] }) {
  const text = useText();
  const { accountNumber, paperlessBilling, chosenOn, source, isOfPortal } = one;
  const said = [
    chosenOn === null ? undefined : text('members.choices.chosen', { day: formatDay(chosenOn) }),
    isOfPortal ? text('members.choices.here') : undefined,
    source === '' ? undefined : text('members.choices.from', { source }),
  ].filter((word) => word !== undefined);
  return (
    <li>
      <p>
        {text(paperlessBilling ? 'members.choices.paperless' : 'members.choices.paper', { account: accountNumber })}
        {said.length > 0 && <small>{said.join(' · ')}</small>}
      </p>
    </li>
  );
}

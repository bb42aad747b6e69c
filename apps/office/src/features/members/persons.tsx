import { useText } from '@rochdale/ui/text/text.ts';
import { Mark } from '../../parts/mark.tsx';
import { Section } from '../../parts/section.tsx';
import type { Member } from './members-calls.ts';

/** The further persons of a membership, and who of them may speak for it (account-104). */
export function Persons({ persons }: Pick<Member, 'persons'>) {
  const text = useText();
  if (persons.length === 0) return null;
  return (
    <Section title={text('members.persons')} count={persons.length}>
      <ul className="lines">
        {persons.map(({ personName, relation, mayAct }) => (
          <li key={personName}>
            <p>
              {personName}
              {relation !== '' && <small>{relation}</small>}
            </p>
            <span className="end">
              {mayAct ? (
                <Mark kind="ok">{text('members.persons.mayAct')}</Mark>
              ) : (
                <span className="muted">{text('members.persons.named')}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Card } from '@rochdale/ui/layout/card.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import type { AccountProfile } from './use-profile.ts';

/** The further persons of the membership; the office alone changes them (account-104). */
export function PersonsCard({ persons }: Pick<AccountProfile, 'persons'>) {
  const text = useText();
  if (persons.length === 0) return null;
  return (
    <Card title={text('accountProfile.persons')}>
      <div className="card__body">
        <ul className="profile-persons">
          {persons.map(({ personName, relation, mayAct }) => (
            <li key={personName}>
              <b>{personName}</b>
              {relation !== '' && <span className="muted">{inPageLanguage(relation)}</span>}
              <span>{text(mayAct ? 'accountProfile.persons.mayAct' : 'accountProfile.persons.named')}</span>
            </li>
          ))}
        </ul>
        <p className="muted">{text('accountProfile.persons.change')}</p>
      </div>
    </Card>
  );
}

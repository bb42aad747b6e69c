import { useText } from '@rochdale/ui/text/text.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { useMe } from '../../lib/session.ts';
import type { LoggedMessage } from './messages-calls.ts';

/** The members who have a contact on file, each leading to their page for whoever may open it. */
export function WhoseContact({ whose }: { whose: LoggedMessage['whose'] }) {
  const text = useText();
  const { data: me } = useMe();
  if (whose.length === 0) return <span className="muted">{text('messages.log.nobody')}</span>;
  const mayOpen = me?.permissions.includes('members.see') ?? false;
  return whose.map(({ memberNumber, name }, index) => (
    <span key={memberNumber}>
      {index > 0 && ', '}
      {mayOpen ? (
        <OfficeLink to="member" parts={{ memberNumber }}>
          {name || memberNumber}
        </OfficeLink>
      ) : (
        name || memberNumber
      )}
    </span>
  ));
}

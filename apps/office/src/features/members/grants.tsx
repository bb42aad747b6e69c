import { formatDay } from '@rochdale/domain/dates';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { permissionWords } from '../../lib/role-words.ts';
import { useMe } from '../../lib/session.ts';
import { Mark } from '../../parts/mark.tsx';
import { Section } from '../../parts/section.tsx';
import type { LoginAct } from '../logins/login-act.ts';
import { LoginActDialog } from '../logins/login-act-dialog.tsx';
import type { Member } from './members-calls.ts';

interface GrantsProps {
  readonly member: Pick<Member, 'grants' | 'memberNumber'>;
  readonly onDone: (said: string) => void;
}

/** Who else signs in for a membership, what it opens to them, and for which days; what the member gave can be ended (office-114). */
export function Grants({ member: { grants, memberNumber }, onDone }: GrantsProps) {
  const text = useText();
  const { data: me } = useMe();
  const [act, setAct] = useState<LoginAct>();
  if (grants.length === 0) return null;
  const refused = me?.permissions.includes('logins.unlock')
    ? undefined
    : text('office.notAllowed', { permission: text(permissionWords['logins.unlock']) });
  return (
    <Section title={text('members.grants')} count={grants.length}>
      <ul className="lines">
        {grants.map(({ loginId, accountNumber, scope, delegationId, beginsOn, endsOn, isInForce }) => (
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
                {text(scope === 'all' && accountNumber !== null ? 'members.grants.read' : scopeWords[scope])}
              </Mark>
              {delegationId !== null && (
                <Button
                  kind="secondary"
                  size="s"
                  disabledReason={refused}
                  onClick={() => setAct({ kind: 'end-delegation', delegationId, who: loginId })}
                >
                  {text('members.grants.end')}
                  <span className="vh"> {text('members.grants.end.for', { who: loginId })}</span>
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {act && (
        <LoginActDialog
          act={act}
          memberNumber={memberNumber}
          email=""
          onClose={() => setAct(undefined)}
          onDone={(said) => {
            setAct(undefined);
            onDone(said);
          }}
        />
      )}
    </Section>
  );
}

const scopeWords = {
  all: 'members.grants.all',
  read: 'members.grants.read',
  see: 'members.grants.see',
  pay: 'members.grants.pay',
  manage: 'members.grants.manage',
} as const satisfies Readonly<Record<Member['grants'][number]['scope'], PlainTextCode>>;

import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { permissionWords } from '../../lib/role-words.ts';
import { useMe } from '../../lib/session.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import type { PersonAct } from './person-acts.ts';
import { PersonDialog } from './person-dialog.tsx';
import { RolesMatrix } from './roles-matrix.tsx';
import { listStaff, type Outcome, type Person, staffKey } from './staff-calls.ts';
import { StaffTable } from './staff-table.tsx';

/** Who works here, what they may do, and how they sign in; each change with a reason, most by two people. */
export function Page() {
  const text = useText();
  const queries = useQueryClient();
  const { data: me } = useMe();
  const list = useQuery({ queryKey: staffKey, queryFn: () => listStaff({}) });
  const [isInviting, setInviting] = useState(false);
  const [acting, setActing] = useState<{ readonly person: Person; readonly act: PersonAct }>();
  const [outcome, setOutcome] = useState<Outcome>();
  const mayChange = me?.permissions.includes('staff.change') ?? false;
  const end = (came: Outcome): void => {
    setInviting(false);
    setActing(undefined);
    setOutcome(came);
    void queries.invalidateQueries({ queryKey: staffKey });
  };
  const missing = text('office.notAllowed', { permission: text(permissionWords['staff.change']) });
  return (
    <>
      <PageHead
        title={text('office.screen.staff')}
        lead={text('staffPages.staff.lead')}
        actions={
          <Button disabledReason={mayChange ? undefined : missing} onClick={() => setInviting(true)}>
            {text('staffPages.staff.invite')}
          </Button>
        }
      />
      {outcome !== undefined && (
        <div className="pad pad--under-head">
          <Alert kind={outcome === 'done' ? 'success' : 'info'} onDismiss={() => setOutcome(undefined)}>
            {text(outcome === 'done' ? 'staffPages.staff.changed' : 'office.secondPerson.waiting')}
          </Alert>
        </div>
      )}
      <PartLoaded query={list} rows={6}>
        {({ staff }) => (
          <StaffTable
            people={staff}
            ownId={me?.staffId}
            mayChange={mayChange}
            onAct={(person, act) => setActing({ person, act })}
          />
        )}
      </PartLoaded>
      <RolesMatrix />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} onDone={end} />}
      {acting && <PersonDialog {...acting} onClose={() => setActing(undefined)} onDone={end} />}
    </>
  );
}

import { type RoleName, roleNames } from '@rochdale/domain/office/staff/roles';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { roleWords } from '../../lib/role-words.ts';
import { useProof } from '../../parts/proof.tsx';
import { useReason } from '../../parts/reason.tsx';
import { actTitles, type PersonAct } from './person-acts.ts';
import { useLimit } from './refund-limit.tsx';
import {
  changeRefundLimit,
  changeRoles,
  disable,
  enable,
  type Outcome,
  type Person,
  resetSecondStep,
} from './staff-calls.ts';

interface PersonDialogProps {
  readonly person: Person;
  readonly act: PersonAct;
  readonly onClose: () => void;
  readonly onDone: (outcome: Outcome) => void;
}

/** Does something to somebody of the office, with a reason; what takes two people then waits for the second. */
export function PersonDialog({ person, act, onClose, onDone }: PersonDialogProps) {
  const text = useText();
  const proof = useProof();
  const { name, staffId } = person;
  const [roles, setRoles] = useState<readonly RoleName[]>(person.roles);
  const limit = useLimit(person.refundLimitCents);
  const why = useReason();
  const { reason } = why;
  const carryOut = async (): Promise<Outcome> => {
    const params = { staffId };
    if (act === 'roles') return (await changeRoles({ params, body: { roles: [...roles], reason } })).state;
    if (act === 'limit')
      return (await changeRefundLimit({ params, body: { refundLimitCents: limit.cents ?? 0, reason } })).state;
    if (act === 'enable') return (await enable({ params, body: { reason } })).state;
    if (act === 'reset') return (await resetSecondStep({ params, body: { reason } })).state;
    await disable({ params, body: { reason } });
    return 'done';
  };
  const sent = useSend(
    async () => (act === 'disable' || (await proof()) ? carryOut() : undefined),
    (outcome) => {
      if (outcome !== undefined) onDone(outcome);
    },
  );
  const titles = {
    roles: text('staffPages.staff.editRoles.title', { name }),
    limit: text('staffPages.staff.limit.title', { name }),
    disable: text('staffPages.staff.disable.title', { name }),
    enable: text('staffPages.staff.enable.title', { name }),
    reset: text('staffPages.staff.reset.title', { name }),
  };
  return (
    <Dialog
      title={titles[act]}
      open
      onClose={onClose}
      busy={sent.isPending}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {text('office.cancel')}
          </Button>
          <Button
            kind={act === 'disable' || act === 'reset' ? 'danger' : 'primary'}
            busy={sent.isPending}
            onClick={() => why.submit(() => (act === 'limit' ? limit.submit : run)(() => void sent.send(undefined)))}
          >
            {text(actTitles[act])}
          </Button>
        </>
      }
    >
      <div className="stack-s">
        {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
        {act === 'disable' && <p>{text('staffPages.staff.disable.words', { name })}</p>}
        {act === 'reset' && <p>{text('staffPages.staff.reset.words', { name })}</p>}
        {act === 'roles' && <RoleChoice roles={roles} onChange={setRoles} />}
        {act === 'limit' && limit.field}
        {why.field}
      </div>
    </Dialog>
  );
}

const run = (act: () => void): void => act();

/** The roles, each to be ticked. */
export function RoleChoice({
  roles,
  onChange,
}: {
  roles: readonly RoleName[];
  onChange: (roles: readonly RoleName[]) => void;
}) {
  const text = useText();
  return (
    <fieldset className="stack-s">
      <legend className="label">{text('staffPages.staff.roles')}</legend>
      {roleNames.map((role) => (
        <Checkbox
          key={role}
          label={text(roleWords[role])}
          checked={roles.includes(role)}
          onChange={(event) => onChange(event.target.checked ? [...roles, role] : roles.filter((one) => one !== role))}
        />
      ))}
    </fieldset>
  );
}

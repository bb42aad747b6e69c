import { longestReason, reasonViolation } from '@rochdale/domain/office/staff/reason';
import type { RoleName } from '@rochdale/domain/office/staff/roles';
import { violation } from '@rochdale/domain/violation';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { TextAreaField } from '@rochdale/ui/form/text-area-field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { useProof } from '../../parts/proof.tsx';
import { RoleChoice } from './person-dialog.tsx';
import { invite, type Outcome } from './staff-calls.ts';

const filled = (value: string) => (value.trim() === '' ? violation('staffPages.staff.needed') : undefined);

interface InviteDialogProps {
  readonly onClose: () => void;
  readonly onDone: (outcome: Outcome) => void;
}

/** Invites somebody by e-mail, with roles and a reason. */
export function InviteDialog({ onClose, onDone }: InviteDialogProps) {
  const text = useText();
  const proof = useProof();
  const [roles, setRoles] = useState<readonly RoleName[]>(['clerk']);
  const form = useFields({ name: filled, email: filled, reason: reasonViolation }, { name: '', email: '', reason: '' });
  const sent = useSend(
    async (body: { name: string; email: string; reason: string }) =>
      (await proof()) ? invite({ body: { ...body, roles: [...roles] } }) : undefined,
    (answer) => {
      if (answer !== undefined) onDone(answer.state);
    },
  );
  const { bind, setValue, values } = form;
  const title = text('staffPages.staff.invite.title');
  return (
    <Dialog title={title} open onClose={onClose} busy={sent.isPending}>
      <form className="form" noValidate onSubmit={form.submit((body) => void sent.send(body))}>
        {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
        {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems} />}
        <TextField {...bind('name')} label={text('staffPages.staff.name')} maxLength={100} autoComplete="off" />
        <TextField {...bind('email')} label={text('staffPages.staff.invite.email')} type="email" autoComplete="off" />
        <RoleChoice roles={roles} onChange={setRoles} />
        <TextAreaField
          id="reason"
          label={text('office.reason')}
          hint={text('office.reason.hint')}
          error={bind('reason').error}
          value={values.reason}
          maxLength={longestReason}
          required
          onChange={(event) => setValue('reason', event.target.value)}
        />
        <div className="acts acts--end">
          <Button kind="secondary" onClick={onClose}>
            {text('office.cancel')}
          </Button>
          <Button type="submit" busy={sent.isPending}>
            {text('staffPages.staff.invite')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import {
  type LoginChangeKind,
  loginChangeHours,
  type Paper,
  papers,
} from '@rochdale/domain/identity/login-changes/login-change';
import { isEmail } from '@rochdale/domain/identity/registration/contact';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { RadioGroup } from '@rochdale/ui/form/radio-group.tsx';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { useProof } from '../../parts/proof.tsx';
import { useReason } from '../../parts/reason.tsx';
import { changeEmail, paperWords, resetSecondStep } from './logins-calls.ts';

interface ChangeDialogProps {
  readonly kind: LoginChangeKind;
  readonly memberNumber: string;
  /** The member has to come in: changes were stopped twice, or the office has locked the login. */
  readonly onlyInPerson: boolean;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** Asks for what two people change of a login: by a call, after a day; at the counter, at once. */
export function ChangeDialog({ kind, memberNumber, onlyInPerson, onClose, onDone }: ChangeDialogProps) {
  const text = useText();
  const proof = useProof();
  const why = useReason();
  const [email, setEmail] = useState('');
  const [isThere, setThere] = useState(onlyInPerson);
  const [paper, setPaper] = useState<Paper>();
  const [isJudged, setJudged] = useState(false);
  const wrong = {
    email: kind === 'email' && !isEmail(email) ? text('logins.email.invalid') : undefined,
    paper: isThere && paper === undefined ? text('logins.paper.needed') : undefined,
  };
  const sent = useSend(
    async () => {
      if (!(await proof())) return undefined;
      const asked = { reason: why.reason, paper: (isThere && paper) || null };
      return kind === 'email'
        ? changeEmail({ params: { memberNumber }, body: { ...asked, email } })
        : resetSecondStep({ params: { memberNumber }, body: asked });
    },
    (answer) => {
      if (answer) onDone(text(doneWords[answer.state === 'waiting' ? 'asked' : isThere ? 'made' : 'begun']));
    },
  );
  const submit = (): void => {
    setJudged(true);
    why.submit(() => {
      if (wrong.email === undefined && wrong.paper === undefined) void sent.send(undefined);
    });
  };
  return (
    <Dialog
      title={text(kind === 'email' ? 'logins.act.email' : 'logins.act.secondStep')}
      open
      onClose={onClose}
      busy={sent.isPending}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {text('office.cancel')}
          </Button>
          <Button busy={sent.isPending} onClick={submit}>
            {text('logins.ask')}
          </Button>
        </>
      }
    >
      <div className="stack-s form">
        {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
        <p>{text('logins.proves')}</p>
        {onlyInPerson && <Alert kind="warning">{text('logins.onlyInPerson')}</Alert>}
        {kind === 'email' && (
          <TextField
            label={text('logins.email.new')}
            type="email"
            value={email}
            error={isJudged ? wrong.email : undefined}
            maxLength={60}
            required
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
        <RadioGroup
          label={text('logins.where')}
          name="where"
          value={isThere ? 'counter' : 'call'}
          options={[
            ...(onlyInPerson ? [] : [{ value: 'call', label: text('logins.where.call') }]),
            { value: 'counter', label: text('logins.where.counter') },
          ]}
          onChange={(value) => setThere(value === 'counter')}
        />
        {isThere && (
          <SelectField
            label={text('logins.paper')}
            placeholder={text('logins.paper.choose')}
            value={paper ?? ''}
            error={isJudged ? wrong.paper : undefined}
            required
            options={papers.map((one) => ({ value: one, label: text(paperWords[one]) }))}
            onChange={(event) => setPaper(papers.find((one) => one === event.target.value))}
          />
        )}
        <p>{text(isThere ? 'logins.happens.counter' : 'logins.happens.call', { hours: loginChangeHours })}</p>
        {why.field}
      </div>
    </Dialog>
  );
}

const doneWords = { asked: 'logins.done.asked', made: 'logins.done.made', begun: 'logins.done.begun' } as const;

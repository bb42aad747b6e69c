import {
  letterIdViolation,
  letterMemberNumberViolation,
  letterNumberMaxLength,
} from '@rochdale/domain/service/letter-return/letter';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import circleQuestion from 'lucide-static/icons/circle-question-mark.svg?inner';
import { useState } from 'react';
import { operation } from '../../../lib/calls/api.ts';
import { useSite } from '../../../lib/site.tsx';

const returnLetter = operation('letter-return.submit', 'POST /v3/capital-credits/letters', 'none');

const empty = { memberNumber: '', letterId: '' };
const asOnPaper = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

/** The two numbers of a letter; it is empty again once the letter is returned (service-58). */
export function LetterForm() {
  const text = useText();
  const { memberNumberLabel } = useSite().config;
  const form = useFields(
    { memberNumber: (value) => letterMemberNumberViolation(value, memberNumberLabel), letterId: letterIdViolation },
    empty,
  );
  const [isHelping, setHelping] = useState(false);
  const request = useSend(
    (body: { memberNumber: string; letterId: string }) => returnLetter({ body }),
    () => form.reset(),
  );
  return (
    <>
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={(event) => {
          request.reset();
          form.submit((values) => void request.send(values))(event);
        }}
      >
        {request.error && (
          <FocusedAlert key={request.count} kind="danger">
            {request.error.message}
          </FocusedAlert>
        )}
        {request.data && (
          <FocusedAlert key={request.count} kind="success">
            {request.data.message}
          </FocusedAlert>
        )}
        {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems} />}
        <TextField
          {...form.bind('memberNumber')}
          {...asOnPaper}
          label={memberNumberLabel}
          maxLength={letterNumberMaxLength}
        />
        <TextField
          {...form.bind('letterId')}
          {...asOnPaper}
          label={text('letterReturn.letterId')}
          maxLength={letterNumberMaxLength}
          aside={
            <button
              type="button"
              className="icon-btn"
              aria-label={text('letterReturn.help')}
              onClick={() => setHelping(true)}
            >
              <Icon drawing={circleQuestion} />
            </button>
          }
        />
        <div className="actions">
          <Button type="submit" busyLabel={request.isPending ? text('letterReturn.submitting') : undefined}>
            {text('letterReturn.submit')}
          </Button>
        </div>
      </form>
      <Help isOpen={isHelping} onClose={() => setHelping(false)} />
    </>
  );
}

function Help({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText();
  const { settings, config } = useSite();
  return (
    <Dialog title={text('letterReturn.help')} width="400" open={isOpen} onClose={onClose}>
      <p>{text('letterReturn.help.text', { label: config.memberNumberLabel })}</p>
      <p>{text('letterReturn.help.phone', { phone: settings.phoneNumber })}</p>
    </Dialog>
  );
}

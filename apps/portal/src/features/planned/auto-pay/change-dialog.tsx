import { accountViolation, beginsWithBank, methodCodeOf } from '@rochdale/domain/planned/auto-pay/auto-pay';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import { useNamedNumbers } from '../../../lib/session/account-names.ts';
import { DraftNoticeHint } from '../../communications/notifications/draft-notice-hint.tsx';
import { Agreement } from './agreement.tsx';
import type { AutoPayList, EnrolledAccount } from './auto-pay-calls.ts';
import { ExpectedTable } from './expected.tsx';
import { TermsFields } from './terms-fields.tsx';
import { type AgreedTerms, useTerms } from './use-terms.ts';

interface ChangeDialogProps {
  readonly account: EnrolledAccount;
  readonly list: AutoPayList;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onClose: () => void;
  readonly onSave: (terms: AgreedTerms) => void;
}

const formId = 'change-auto-pay';

/** Changes the terms of one account; the agreement is made anew. */
export function ChangeDialog({ account, list, isBusy, failure, onClose, onSave }: ChangeDialogProps) {
  const text = useText();
  const named = useNamedNumbers();
  const number = account.accountNumber;
  const terms = useTerms(list.methods, [number], account.autoPay);
  const { form, method } = terms;
  const closed = accountViolation(account, method);
  return (
    <Dialog
      title={text('autoPay.change.title', { number: named(number) })}
      open
      onClose={onClose}
      busy={isBusy}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {text('ui.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {text('autoPay.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="form"
        method="post"
        noValidate
        onSubmit={form.submit(() => {
          if (!isBusy) onSave(terms.agreed());
        })}
      >
        {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
        {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems} />}
        <TermsFields terms={terms} methods={list.methods} />
        {closed && <Alert kind="warning">{violationText(closed)}</Alert>}
        <ExpectedTable
          accounts={[account]}
          terms={{ ...terms, startDate: list.today }}
          isFromBank={method !== undefined && methodCodeOf(method) === 'ECHECK'}
          today={list.today}
        />
        {method && beginsWithBank(methodCodeOf(method), account.autoPay.paymentMethod) && (
          <DraftNoticeHint accounts={[account]} />
        )}
        <Agreement terms={terms} accountNumbers={[number]} today={list.today} />
      </form>
    </Dialog>
  );
}

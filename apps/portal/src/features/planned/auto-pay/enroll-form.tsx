import { accountViolation, beginsWithBank, methodCodeOf } from '@rochdale/domain/planned/auto-pay/auto-pay';
import { Button } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { DraftNoticeHint } from '../../communications/notifications/draft-notice-hint.tsx';
import { AccountChoices } from './account-choices.tsx';
import { Agreement } from './agreement.tsx';
import type { AutoPayAccount, AutoPayList } from './auto-pay-calls.ts';
import { ExpectedTable } from './expected.tsx';
import { TermsFields } from './terms-fields.tsx';
import { type AgreedTerms, useTerms } from './use-terms.ts';

interface EnrollFormProps {
  readonly list: AutoPayList;
  /** Those without auto pay. */
  readonly accounts: readonly AutoPayAccount[];
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onSave: (accountNumbers: readonly string[], terms: AgreedTerms) => void;
}

/** Enrolls accounts: which, with what, when, up to how much; what follows from it; the agreement. */
export function EnrollForm({ list, accounts, isBusy, failure, onSave }: EnrollFormProps) {
  const text = useText();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [methodId, setMethodId] = useState<string>();
  const chosenMethod = list.methods.find(({ storedPaymentId }) => storedPaymentId === methodId);
  const chosen = accounts.filter(
    (account) => ticked.has(account.accountNumber) && !accountViolation(account, chosenMethod),
  );
  const numbers = chosen.map(({ accountNumber }) => accountNumber);
  const terms = useTerms(list.methods, numbers);
  const { form, method } = terms;
  // Which accounts are open hangs on the method, and whether the form is right on the accounts.
  if (method?.storedPaymentId !== methodId) setMethodId(method?.storedPaymentId);
  const toggle = (accountNumber: string): void => {
    const next = new Set(ticked);
    if (!next.delete(accountNumber)) next.add(accountNumber);
    setTicked(next);
  };
  return (
    <Card title={text('autoPay.enroll.title')}>
      <form
        className="form card__body"
        method="post"
        noValidate
        onSubmit={form.submit(() => {
          if (!isBusy) onSave(numbers, terms.agreed());
        })}
      >
        {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
        {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems} />}
        <AccountChoices
          accounts={accounts}
          chosen={new Set(numbers)}
          method={method}
          error={form.bind('accounts').error}
          onToggle={toggle}
        />
        <TermsFields terms={terms} methods={list.methods} />
        <ExpectedTable
          accounts={chosen}
          terms={{ ...terms, startDate: list.today }}
          isFromBank={method !== undefined && methodCodeOf(method) === 'ECHECK'}
          today={list.today}
        />
        {method && beginsWithBank(methodCodeOf(method), undefined) && <DraftNoticeHint accounts={chosen} />}
        <Agreement terms={terms} accountNumbers={numbers} today={list.today} />
        <div className="actions">
          <Button type="submit" busy={isBusy}>
            {text('autoPay.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

import { formatDay } from '@rochdale/domain/dates';
import { emptyTabMessage } from '@rochdale/domain/planned/draft-payments/draft-account';
import { draftOptionsShown } from '@rochdale/domain/planned/draft-payments/draft-options';
import { draftRequestItems } from '@rochdale/domain/planned/draft-payments/draft-request';
import { asksForBankAccount, draftRoute } from '@rochdale/domain/planned/draft-payments/draft-rules';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { ChoiceCard } from '@rochdale/ui/form/choice-card.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation } from '@tanstack/react-query';
import creditCard from 'lucide-static/icons/credit-card.svg?inner';
import landmark from 'lucide-static/icons/landmark.svg?inner';
import { type FormEvent, useState } from 'react';
import { useNamedNumbers } from '../../../lib/session/account-names.ts';
import { useSite } from '../../../lib/site.tsx';
import { DraftNoticeHint } from '../../communications/notifications/draft-notice-hint.tsx';
import { FailureBanner, StorePageHandOff, useStorePage } from '../../paying/payments/public.ts';
import { AccountPanel } from './account-panel.tsx';
import { BankFields } from './bank-fields.tsx';
import { DraftAgreement } from './draft-agreement.tsx';
import { type Drafts, initiateDraft, updateDrafts } from './draft-payments-calls.ts';
import { FirstDrafts } from './first-drafts.tsx';
import { type DraftEditor, useDraftForm } from './use-draft-form.ts';

interface SetupProps {
  readonly drafts: Drafts;
  readonly onDone: () => Promise<void>;
}

/** Sets up new drafts: from what, of which accounts, when, and the authorization (planned-17, planned-28). */
export function SetupTab({ drafts, onDone }: SetupProps) {
  const text = useText();
  const named = useNamedNumbers();
  const { drafts: settings } = useSite().config;
  const editor = useDraftForm(drafts);
  const sending = useSending(drafts, editor, onDone);
  const empty = emptyTabMessage('setup', drafts.accounts);
  if (empty) return <Empty icon={landmark} title={text(empty)} />;
  const { form, rules, reason } = editor;
  const next = settings.displayNotice ? nextDraftOf(drafts.accounts) : undefined;
  const notice =
    next && text('draftPayments.notice', { date: formatDay(next.date), number: named(next.accountNumber) });
  return (
    <form className="drafts__form" method="post" noValidate onSubmit={sending.submit}>
      {sending.failure && <FailureBanner failure={sending.failure} onDismiss={sending.dismiss} />}
      {notice && <Alert kind="info">{notice}</Alert>}
      <fieldset>
        <legend className="drafts__legend">{text('draftPayments.option')}</legend>
        <div className="choices">
          {draftOptionsShown(rules).map(({ draftType, display }) => (
            <ChoiceCard
              key={draftType}
              name="draftOption"
              value={draftType}
              checked={form.draftOption === draftType}
              onChange={() => editor.setOption(draftType)}
              title={text(display)}
              description={text(
                draftType === 'BANK' ? 'draftPayments.option.bank.text' : 'draftPayments.option.card.text',
              )}
              icon={draftType === 'BANK' ? landmark : creditCard}
            />
          ))}
        </div>
      </fieldset>
      <AccountPanels editor={editor} />
      {asksForBankAccount(form.draftOption, rules) && <BankFields editor={editor} />}
      <FirstDrafts editor={editor} today={drafts.today} />
      {form.draftOption === 'BANK' && <DraftNoticeHint accounts={editor.chosen} />}
      <DraftAgreement editor={editor} today={drafts.today} />
      <div className="actions">
        <Button type="submit" busy={sending.isBusy} disabledReason={reason}>
          {text('draftPayments.submit')}
        </Button>
      </div>
      <StorePageHandOff stage={sending.stage} />
    </form>
  );
}

/** The draft that is taken first of those that a member has; undefined while none has a day. */
function nextDraftOf(accounts: Drafts['accounts']) {
  const days = accounts.flatMap(({ accountNumber, draft }) =>
    draft?.nextDraftDate ? [{ accountNumber, date: draft.nextDraftDate }] : [],
  );
  return days.sort((one, other) => one.date.localeCompare(other.date))[0];
}

function AccountPanels({ editor }: { editor: DraftEditor }) {
  const text = useText();
  const [open, setOpen] = useState<readonly string[]>([]);
  const selectable = editor.selectable.map(({ accountNumber }) => accountNumber);
  const checked = editor.form.rows.filter(({ check }) => check);
  return (
    <section className="drafts__section" aria-labelledby="draft-accounts">
      <div className="row row--between">
        <h2 id="draft-accounts">{text('draftPayments.accounts')}</h2>
        <Checkbox
          label={text('draftPayments.selectAll')}
          disabled={selectable.length === 0}
          checked={selectable.length > 0 && checked.length === selectable.length}
          onChange={(event) => {
            editor.tick(selectable, event.target.checked);
            setOpen(event.target.checked ? selectable : []);
          }}
        />
      </div>
      <ul className="drafts__list">
        {editor.undrafted.map((account) => (
          <AccountPanel
            key={account.accountNumber}
            account={account}
            editor={editor}
            isOpen={open.includes(account.accountNumber)}
            onToggle={(isOpen) => {
              const others = open.filter((one) => one !== account.accountNumber);
              setOpen(isOpen ? [...others, account.accountNumber] : others);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

/** Sends the form: into the bank file, or on to the hosted page (planned-17). */
function useSending({ memberNumber }: Drafts, editor: DraftEditor, onDone: () => Promise<void>) {
  const page = useStorePage();
  const { form, rules, reason } = editor;
  const items = draftRequestItems(form).map((item) => ({ ...item, action: 'ADD' as const }));
  const { draftAuthorize, draftOption } = form;
  const params = { memberNumber };
  const save = useMutation({
    mutationFn: () =>
      updateDrafts({
        params,
        body: {
          memberNumber,
          draftAuthorize,
          draftAccounts: items,
          draftType: form.accountType === 'Savings' ? 'Savings' : 'Checking',
          bankAccountNumber: form.bankAccountNumber,
          routingNumber: form.bankTransitNumber,
          bankName: form.bankName,
        },
      }),
    onSuccess: onDone,
  });
  const open = async () => {
    const answer = await initiateDraft({
      params,
      body: {
        paymentType: 'DRAFT',
        amount: 0,
        removeDraft: false,
        draftOption,
        draftAuthorize,
        accountsToDraft: items,
      },
    });
    if ('message' in answer) throw new Error(answer.message);
    return answer;
  };
  const isBusy = save.isPending || page.stage.kind !== 'form';
  return {
    stage: page.stage,
    isBusy,
    failure: save.error ?? page.failure,
    dismiss: (): void => {
      save.reset();
      page.dismissFailure();
    },
    submit: (event: FormEvent): void => {
      event.preventDefault();
      if (reason !== undefined || isBusy) return;
      if (draftRoute(draftOption, rules) === 'file') save.mutate();
      else void page.begin(draftOption === 'CC' ? 'cc' : 'echeck', open);
    },
  };
}

import type { DraftTab } from '@rochdale/domain/planned/draft-payments/draft-account';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { Tabs } from '@rochdale/ui/steps/tabs.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQueryClient } from '@tanstack/react-query';
import circleQuestion from 'lucide-static/icons/circle-question-mark.svg?inner';
import { useEffect, useState } from 'react';
import { stripQuery, useQueryParams } from '../../../lib/address/address.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { showAlert } from '../../../lib/alerts.ts';
import { useGate } from '../../../lib/gates.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { selectAccount } from '../../../lib/session/selected-account.ts';
import { useSite } from '../../../lib/site.tsx';
import { AccountsTab } from './accounts-tab.tsx';
import { type Drafts, draftsKey, useDrafts } from './draft-payments-calls.ts';
import { RemoveTab } from './remove-tab.tsx';
import { SetupTab } from './setup-tab.tsx';
import './draft-payments.css';

/** Draft payments, or EZ Pay (planned-14). */
export function Page() {
  return (
    <MemberData>
      <DraftPayments />
    </MemberData>
  );
}

function DraftPayments() {
  const text = useText();
  const { whecEnabled } = useSite().configuration;
  const [isHelping, setHelping] = useState(false);
  const help = text(whecEnabled ? 'draftPayments.help.whec' : 'draftPayments.help');
  const query = useDrafts();
  const hasAutoPay = useGate('autoPay').open;
  const cameBack = useAddress();
  return (
    <div className="container container--narrow drafts">
      <div className="page-head">
        <div>
          <div className="row">
            <h1>{text(whecEnabled ? 'draftPayments.title.whec' : 'draftPayments.title')}</h1>
            <button type="button" className="icon-btn" aria-label={help} onClick={() => setHelping(true)}>
              <Icon drawing={circleQuestion} />
            </button>
          </div>
          <p>{text('draftPayments.lead')}</p>
          <p>
            <ScreenLink to="billpayments/pay-automatically">
              {text(hasAutoPay ? 'draftPayments.which' : 'draftPayments.which.one')}
            </ScreenLink>
          </p>
        </div>
      </div>
      <Dialog title={help} width="400" open={isHelping} onClose={() => setHelping(false)}>
        <p>{text('draftPayments.help.text')}</p>
      </Dialog>
      <Loaded query={query} skeleton={<Skeleton height={480} />}>
        {(drafts) => <DraftTabs drafts={drafts} begin={cameBack && cameBack !== '0' ? 'setup' : 'accounts'} />}
      </Loaded>
    </div>
  );
}

function DraftTabs({ drafts, begin }: { drafts: Drafts; begin: DraftTab }) {
  const text = useText();
  const queries = useQueryClient();
  const [tab, setTab] = useState(begin);
  const onDone = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: [draftsKey] });
    setTab('accounts');
    showAlert({ kind: 'success', text: text('draftPayments.updated') });
    window.scrollTo(0, 0);
    // What was pressed is gone with its tab.
    document.querySelector<HTMLElement>('[data-tab="accounts"]')?.focus({ preventScroll: true });
  };
  const tabs = [
    { name: 'accounts', label: text('draftPayments.tab.accounts') },
    { name: 'setup', label: text('draftPayments.tab.setup') },
    { name: 'remove', label: text('draftPayments.tab.remove') },
  ] as const;
  return (
    <Tabs label={text('screen.draftPayments')} tabs={tabs} current={tab} onChange={setTab}>
      <div className="drafts__panel">
        {tab === 'accounts' && <AccountsTab drafts={drafts} />}
        {tab === 'setup' && <SetupTab drafts={drafts} onDone={onDone} />}
        {tab === 'remove' && <RemoveTab drafts={drafts} onDone={onDone} />}
      </div>
    </Tabs>
  );
}

/** How a visit to the payment page ended. */
const endings = {
  '0': { kind: 'success', said: 'draftPayments.updated' },
  canceled: { kind: 'info', said: 'draftPayments.canceled' },
  declined: { kind: 'danger', said: 'draftPayments.declined' },
} as const;
type Ending = keyof typeof endings;

const isEnding = (text: string | null): text is Ending => text !== null && Object.hasOwn(endings, text);

/** What the address says is done once, then taken out of it (planned-16). Answers how the payment page was left. */
function useAddress(): Ending | undefined {
  const text = useText();
  const params = useQueryParams<'draft-payments'>();
  const accountNumber = params.get('accountno');
  const status = params.get('statuscode');
  const ending = isEnding(status) ? status : undefined;
  const [cameBack] = useState(ending);
  useEffect(() => {
    if (accountNumber !== null && /^\d{1,12}$/.test(accountNumber)) selectAccount(accountNumber);
    if (ending) showAlert({ kind: endings[ending].kind, text: text(endings[ending].said) });
    if (accountNumber !== null || ending) stripQuery();
  }, [accountNumber, ending, text]);
  return cameBack;
}

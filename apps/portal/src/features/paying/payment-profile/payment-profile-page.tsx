import { Card } from '@rochdale/ui/layout/card.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import wallet from 'lucide-static/icons/wallet-cards.svg?inner';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { AuthorizationsCard } from '../../planned/authorizations/authorizations-card.tsx';
import { AddMethods } from './add-methods.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { StoredPaymentRow } from './stored-payment-row.tsx';
import { usePaymentProfile } from './use-payment-profile.ts';
import './payment-profile.css';

/** Payment Profile (paying-58): stored cards and bank accounts. */
export function Page() {
  return (
    <MemberData>
      <PaymentProfile />
    </MemberData>
  );
}

function PaymentProfile() {
  const text = useText();
  const profile = usePaymentProfile();
  const { list, asked, said, makeDefault, rename, remove } = profile;
  const close = (): void => profile.ask(undefined);
  return (
    <div className="container container--narrow payment-profile stack">
      <div className="page-head">
        <div>
          <h1>{text('screen.paymentProfile')}</h1>
          <p>{text('paymentProfile.lead')}</p>
        </div>
        {list.data && <AddMethods memberNumber={profile.memberNumber} addable={list.data.addable} />}
      </div>
      {said !== undefined && (
        <FocusedAlert kind="success" onDismiss={profile.dismiss}>
          {said}
        </FocusedAlert>
      )}
      {makeDefault.error && <Alert kind="danger">{makeDefault.error.message}</Alert>}
      <Loaded query={list} skeleton={<Skeleton height={280} />}>
        {({ results }) =>
          results.length === 0 ? (
            <Card>
              <Empty icon={wallet} title={text('paymentProfile.none')}>
                <p>{text('paymentProfile.none.next')}</p>
              </Empty>
            </Card>
          ) : (
            <Card title={text('paymentProfile.list')}>
              <ul className="methods">
                {results.map((stored) => (
                  <StoredPaymentRow
                    key={stored.storedPaymentId}
                    stored={stored}
                    isBusy={makeDefault.isPending && makeDefault.variables.storedPaymentId === stored.storedPaymentId}
                    onAsk={(kind) => profile.ask({ kind, stored })}
                    onMakeDefault={() => {
                      profile.ask(undefined);
                      makeDefault.mutate(stored);
                    }}
                  />
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
      <AuthorizationsCard />
      {asked?.kind === 'rename' && (
        <RenameDialog
          stored={asked.stored}
          isBusy={rename.isPending}
          failure={rename.error?.message}
          onClose={close}
          onSave={(label) => rename.mutate({ stored: asked.stored, label })}
        />
      )}
      {asked?.kind === 'remove' && (
        <RemoveDialog
          stored={asked.stored}
          isBusy={remove.isPending}
          failure={remove.error?.message}
          onNo={close}
          onYes={() => remove.mutate(asked.stored)}
        />
      )}
    </div>
  );
}

import { useText } from '../../../lib/text/text.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { Alert } from '../../../ui/state/alert.tsx';
import { FocusedAlert } from '../../../ui/state/focused-alert.tsx';
import { ChoicesTable, needsContactId } from './choices-table.tsx';
import type { Notifications } from './notifications-calls.ts';
import { useChoices } from './use-choices.ts';
import { UnreachedContacts, WhereTheyGo } from './where-they-go.tsx';

interface NotificationsFormProps {
  readonly data: Notifications;
  readonly params: { readonly memberNumber: string; readonly accountNumber: string };
}

/** The choices of one account, where they go, and one Save for all of it. */
export function NotificationsForm({ data, params }: NotificationsFormProps) {
  const text = useText();
  const choices = useChoices(data, params);
  const { form, said, failure } = choices;
  const isChannelMissing = data.channels.some(({ contacts }) => contacts.length === 0);
  return (
    <form className="stack notices" method="post" noValidate onSubmit={choices.save}>
      {said && (
        <FocusedAlert key={said.count} kind="success">
          {said.text}
        </FocusedAlert>
      )}
      {failure && <Alert kind="danger">{failure.message}</Alert>}
      {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems} />}
      <UnreachedContacts channels={data.channels} />
      <WhereTheyGo channels={data.channels} />
      <div className="card notices__table">
        <ChoicesTable data={data} choices={choices} />
        {isChannelMissing && (
          <p className="hint notices__hint" id={needsContactId}>
            {text('notifications.needsContact')}
          </p>
        )}
      </div>
      {data.otherAccounts > 0 && (
        <div>
          <Checkbox
            checked={choices.appliesToAll}
            onChange={(event) => choices.setAppliesToAll(event.target.checked)}
            label={text('notifications.all')}
            aria-describedby="all-hint"
          />
          <p className="hint notices__all" id="all-hint">
            {text('notifications.all.hint')}
          </p>
        </div>
      )}
      <div className="actions">
        <Button type="submit" busy={choices.isSaving}>
          {text('notifications.save')}
        </Button>
      </div>
    </form>
  );
}

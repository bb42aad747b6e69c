import { firstChannel, isFirstTopic } from '@rochdale/domain/communications/notifications/first-notices';
import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { Fold } from '@rochdale/ui/layout/fold.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import slidersHorizontal from 'lucide-static/icons/sliders-horizontal.svg?inner';
import { type FormEvent, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useGate } from '../../../lib/gates.ts';
import { useIsForOther } from '../../../lib/session/acting.ts';
import { ThisDevice } from '../push/public.ts';
import { ChoicesTable, needsContactId } from './choices-table.tsx';
import { FirstNotices } from './first-notices.tsx';
import type { Notifications } from './notifications-calls.ts';
import { StoppedPhones } from './stopped-phones.tsx';
import { useChoices } from './use-choices.ts';
import { UnreachedContacts, WhereTheyGo } from './where-they-go.tsx';

interface NotificationsFormProps {
  readonly data: Notifications;
  readonly params: { readonly memberNumber: string; readonly accountNumber: string };
  /** The first sign-in has led here, and leads on from here. */
  readonly isFirst: boolean;
}

/** The choices of one account: what matters most, where it goes, all of it in a fold, and one Save (communications-39). */
export function NotificationsForm({ data, params, isFirst }: NotificationsFormProps) {
  const text = useText();
  const choices = useChoices(data, params, isFirst && data.otherAccounts > 0);
  const [isOpen, setOpen] = useState(() => hasMore(data));
  const { form, said, failure } = choices;
  const isForOther = useIsForOther();
  const takesPush = useGate('push').open && !isForOther;
  const save = (event: FormEvent): void => {
    // What is folded away can take no focus.
    if (form.check().length > 0) flushSync(() => setOpen(true));
    choices.save(event);
  };
  return (
    <div className="stack notices">
      {said && (
        <FocusedAlert key={said.count} kind="success">
          {said.text}
        </FocusedAlert>
      )}
      {failure && <Alert kind="danger">{failure.message}</Alert>}
      {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems} />}
      <UnreachedContacts channels={data.channels} />
      <StoppedPhones channels={data.channels} choices={choices} />
      <FirstNotices data={data} choices={choices} />
      <WhereTheyGo
        channels={data.channels}
        memberNumber={params.memberNumber}
        onAdded={(message) => {
          // What is texted is the member's own choice, and the next thing to make.
          setOpen(true);
          choices.say(message);
        }}
      />
      {takesPush && (
        <Suspense>
          <ThisDevice />
        </Suspense>
      )}
      <form className="stack" method="post" noValidate onSubmit={save}>
        <div className="card folds">
          <Fold
            title={text('notifications.table')}
            about={text('notifications.table.note')}
            icon={slidersHorizontal}
            isOpen={isOpen}
            onToggle={setOpen}
          >
            <div className="notices__table">
              <ChoicesTable data={data} choices={choices} />
              {data.channels.some(({ contacts }) => contacts.length === 0) && (
                <p className="hint notices__hint" id={needsContactId}>
                  {text('notifications.needsContact')}
                </p>
              )}
            </div>
          </Fold>
        </div>
        <div className="notices__save">
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
            {isFirst && (
              <ScreenLink className={buttonClass({ kind: 'ghost' })} to="accountoverview">
                {text(choices.isSaved ? 'notifications.first.goOn' : 'notifications.first.skip')}
              </ScreenLink>
            )}
            <Button type="submit" busy={choices.isSaving}>
              {text('notifications.save')}
            </Button>
          </div>
        </div>
      </form>
    </div>
  );
}

/** Whether more is chosen than the switches show. */
const hasMore = ({ topics }: Notifications): boolean =>
  topics.some(({ topic, channels }) => channels.some((channel) => channel !== firstChannel || !isFirstTopic(topic)));

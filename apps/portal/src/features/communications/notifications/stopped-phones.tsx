import { shownAddress } from '@rochdale/domain/communications/notifications/contacts';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useId, useState } from 'react';
import type { OfferedChannel, ReachedContact } from './notifications-calls.ts';
import { PhoneConsent } from './phone-consent.tsx';
import type { Choices } from './use-choices.ts';

/** Phones that answered STOP to everything, and how their member agrees anew (communications-42). */
export function StoppedPhones({ channels, choices }: { channels: readonly OfferedChannel[]; choices: Choices }) {
  const ofChannel = (wanted: OfferedChannel['channel']): ReachedContact[] =>
    channels.find(({ channel }) => channel === wanted)?.contacts.filter(({ isStopped }) => isStopped) ?? [];
  const texts = ofChannel('text');
  const calls = ofChannel('voice').filter(({ contactId }) => texts.every((one) => one.contactId !== contactId));
  return [...texts, ...calls].map((phone) => (
    <StoppedPhone key={phone.contactId} phone={phone} isForCalls={calls.includes(phone)} choices={choices} />
  ));
}

function StoppedPhone(props: { phone: ReachedContact; isForCalls: boolean; choices: Choices }) {
  const { phone: contact, isForCalls, choices } = props;
  const text = useText();
  const id = useId();
  const [agrees, setAgrees] = useState(false);
  const phone = shownAddress(contact);
  return (
    <Alert kind="warning">
      <div className="stack notices__again">
        <p>{text(isForCalls ? 'notifications.stopped.calls' : 'notifications.stopped.all', { phone })}</p>
        <PhoneConsent id={id} />
        <Checkbox
          checked={agrees}
          aria-describedby={id}
          label={text('notifications.stopped.agree', { phone })}
          onChange={(event) => setAgrees(event.target.checked)}
        />
        <p>
          <Button
            kind="secondary"
            size="s"
            disabled={!agrees}
            busy={choices.isResuming}
            onClick={() => choices.resume(contact.contactId, null)}
          >
            {text('notifications.stopped.turnOn')}
          </Button>
        </p>
      </div>
    </Alert>
  );
}

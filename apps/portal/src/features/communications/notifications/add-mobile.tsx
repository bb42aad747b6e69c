import { shownAddress } from '@rochdale/domain/communications/notifications/contacts';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import smartphone from 'lucide-static/icons/smartphone.svg?inner';
import { useEffect, useRef, useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { addContact, notificationsKey, sendContactCode, verifyContact } from './notifications-calls.ts';
import { PhoneForm } from './phone-form.tsx';
import type { NewContact, Verified } from './use-contacts.ts';

interface AddMobileProps {
  readonly memberNumber: string;
  readonly onAdded: (message: string) => void;
}

/** A mobile number is added where it is missed: the number, what is agreed to, then the code beneath (communications-40). */
export function AddMobile(props: AddMobileProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const hasClosed = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen && hasClosed.current) opener.current?.focus();
  }, [isOpen]);
  const close = (): void => {
    hasClosed.current = true;
    setOpen(false);
  };
  return (
    <li>
      <span className="well well--tint">
        <Icon drawing={smartphone} />
      </span>
      <div>
        <b>{text('notifications.mobile')}</b>
        <small>{text('notifications.mobile.why')}</small>
      </div>
      {isOpen ? (
        <Adding {...props} onCancel={close} />
      ) : (
        <div className="actions">
          <Button ref={opener} kind="secondary" size="s" onClick={() => setOpen(true)}>
            {text('notifications.mobile.add')}
          </Button>
        </div>
      )}
    </li>
  );
}

function Adding({ memberNumber, onAdded, onCancel }: AddMobileProps & { onCancel: () => void }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const { contact, add, again, verify, sendAgain, change } = useAddMobile(memberNumber, onAdded);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number's field, and the code's once that is on its way
  useEffect(() => place.current?.querySelector('input')?.focus(), [contact]);
  const cancel = (
    <Button kind="ghost" onClick={onCancel}>
      {text('ui.cancel')}
    </Button>
  );
  return (
    <div className="things__more notices__mobile" ref={place}>
      {contact === undefined ? (
        <PhoneForm
          formId="add-mobile"
          label={text('notifications.mobile.number')}
          failure={add.error?.message}
          onAdd={(typed) => add.mutate(typed)}
        >
          <div className="actions">
            <Button type="submit" busyLabel={add.isPending ? text('registration.sending') : undefined}>
              {text('contacts.send')}
            </Button>
            {cancel}
          </div>
        </PhoneForm>
      ) : (
        <CodeForm
          formId="verify-mobile"
          field={code}
          contact={contact}
          failure={verify.error ?? again.error}
          sentAgain={again.data?.message}
          onAgain={sendAgain}
          onVerify={(typed) => verify.mutate(typed)}
        >
          <div className="actions">
            <Button type="submit" busyLabel={verify.isPending ? text('registration.verifying') : undefined}>
              {text('contacts.verify')}
            </Button>
            <Button kind="ghost" onClick={change}>
              {text('notifications.mobile.change', { phone: shownAddress(contact) })}
            </Button>
          </div>
        </CodeForm>
      )}
    </div>
  );
}

/** A phone that is added in place: its number, then its code. */
function useAddMobile(memberNumber: string, onAdded: (message: string) => void) {
  const queries = useQueryClient();
  const [contact, setContact] = useState<Verified>();
  const add = useMutation({
    mutationFn: (body: NewContact) => addContact({ params: { memberNumber }, body }),
    onSuccess: ({ contactId }, { kind, address }) =>
      setContact({ contactId, kind, address: address.replace(/\D/g, '') }),
  });
  const named = { memberNumber, contactId: contact?.contactId ?? '' };
  const again = useMutation({ mutationFn: () => sendContactCode({ params: named }) });
  const verify = useMutation({
    mutationFn: (verificationCode: string) => verifyContact({ params: named, body: { verificationCode } }),
    onSuccess: async ({ message }) => {
      await queries.invalidateQueries({ queryKey: [notificationsKey] });
      onAdded(message);
    },
  });
  return {
    contact,
    add,
    again,
    verify,
    sendAgain: (): void => {
      verify.reset();
      again.mutate();
    },
    /** Back to the number: another one is meant. */
    change: (): void => {
      for (const call of [add, again, verify]) call.reset();
      setContact(undefined);
    },
  };
}

import { shownAddress } from '@rochdale/domain/communications/notifications/contacts';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import circleCheck from 'lucide-static/icons/circle-check.svg?inner';
import clock from 'lucide-static/icons/clock.svg?inner';
import mail from 'lucide-static/icons/mail.svg?inner';
import phone from 'lucide-static/icons/phone.svg?inner';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?inner';
import { useId } from 'react';
import type { ListedContact, Suggestion } from './notifications-calls.ts';

const states = {
  verified: { kind: 'success', icon: circleCheck, label: 'contacts.state.verified' },
  unverified: { kind: 'warning', icon: clock, label: 'contacts.state.unverified' },
  undeliverable: { kind: 'danger', icon: triangleAlert, label: 'contacts.state.undeliverable' },
} as const;

/** How a contact is used. */
function usedFor({ kind, takesTexts, takesVoice }: Omit<Suggestion, 'address'>): PlainTextCode {
  if (kind === 'email') return 'contacts.use.email';
  if (takesTexts && takesVoice) return 'contacts.use.both';
  return takesTexts ? 'contacts.use.texts' : 'contacts.use.voice';
}

interface ContactRowProps {
  readonly contact: ListedContact;
  readonly isSending: boolean;
  readonly onVerify: () => void;
  readonly onRemove: () => void;
}

/** One contact: how it is used, how it stands, and what can be done with it. */
export function ContactRow({ contact, isSending, onVerify, onRemove }: ContactRowProps) {
  const text = useText();
  const nameId = useId();
  const shown = shownAddress(contact);
  const state = states[contact.state];
  return (
    <li className="contact" aria-labelledby={nameId}>
      <span className="well well--tint">
        <Icon drawing={contact.kind === 'email' ? mail : phone} />
      </span>
      <div className="contact__what">
        <div className="row row--wrap">
          <b id={nameId}>{shown}</b>
          <Tag kind={state.kind} icon={state.icon}>
            {text(state.label)}
          </Tag>
        </div>
        <p>{text(contact.isLogin ? 'contacts.login' : usedFor(contact))}</p>
        {contact.state === 'undeliverable' && <p>{text('contacts.undeliverable.text')}</p>}
      </div>
      <div className="actions contact__actions">
        {contact.state !== 'verified' && (
          <Button
            size="s"
            busy={isSending}
            aria-label={text('contacts.verifyOf', { contact: shown })}
            onClick={onVerify}
          >
            {text('contacts.verify')}
          </Button>
        )}
        <Button kind="secondary" size="s" aria-label={text('contacts.removeOf', { contact: shown })} onClick={onRemove}>
          {text('contacts.remove')}
        </Button>
      </div>
    </li>
  );
}

/** What is on file and can be added at a press. */
export function SuggestionRow({
  suggestion,
  isAdding,
  onAdd,
}: {
  suggestion: Suggestion;
  isAdding: boolean;
  onAdd: () => void;
}) {
  const text = useText();
  const nameId = useId();
  const shown = shownAddress(suggestion);
  return (
    <li className="contact" aria-labelledby={nameId}>
      <span className="well">
        <Icon drawing={suggestion.kind === 'email' ? mail : phone} />
      </span>
      <div className="contact__what">
        <b id={nameId}>{shown}</b>
        <p>{text(usedFor(suggestion))}</p>
      </div>
      <div className="actions contact__actions">
        <Button
          kind="secondary"
          size="s"
          busy={isAdding}
          aria-label={text('contacts.addOf', { contact: shown })}
          onClick={onAdd}
        >
          {text('contacts.add')}
        </Button>
      </div>
    </li>
  );
}

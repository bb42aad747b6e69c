import { chatPresets, longestQuestion } from '@rochdale/domain/service/web-chat/conversation';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import type { WebChatSetting } from '@rochdale/domain/website/site/site';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import sendHorizontal from 'lucide-static/icons/send-horizontal.svg?inner';
import x from 'lucide-static/icons/x.svg?inner';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useIsOnline } from '../../../lib/device/online.ts';
import { ChatLog } from './chat-log.tsx';
import type { useConversation } from './use-conversation.ts';

interface ChatPanelProps {
  readonly chat: WebChatSetting;
  readonly conversation: ReturnType<typeof useConversation>;
  readonly isScreen: (route: string) => route is Route;
  readonly onClose: () => void;
}

/** As wide as the stylesheet's full sheet. */
const phone = '(max-width: 639px)';

const presetTexts = {
  balance: ['webChat.preset.balance', 'webChat.question.balance'],
  payment: ['webChat.preset.payment', 'webChat.question.payment'],
  reset: ['webChat.preset.reset', 'webChat.question.reset'],
  agent: ['webChat.preset.agent', 'webChat.question.agent'],
} as const;

/**
 * The open conversation. Beside the page it is not modal; on a phone it covers the page, so nothing behind it can be
 * reached. Escape closes it.
 */
export function ChatPanel({ chat, conversation, isScreen, onClose }: ChatPanelProps) {
  const text = useText();
  const titleId = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isOnline = useIsOnline();
  const isSheet = (): boolean => window.matchMedia(phone).matches;
  useEffect(() => {
    const covers = window.matchMedia(phone).matches;
    if (covers) panel.current?.showModal();
    else panel.current?.show();
    // On a phone the field would bring up its keyboard, over the words.
    (covers ? heading : field).current?.focus();
  }, []);
  return (
    <dialog
      ref={panel}
      className="chat"
      aria-labelledby={titleId}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="chat__head on-deep">
        <div>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {chat.userName}
          </h2>
          <p>{chat.subTitle}</p>
        </div>
        <button type="button" className="icon-btn" aria-label={text('webChat.close')} onClick={onClose}>
          <Icon drawing={x} />
        </button>
      </header>
      <ChatLog
        chat={chat}
        conversation={conversation}
        isScreen={isScreen}
        onAgain={() => {
          field.current?.focus();
          conversation.again();
        }}
        onLeave={() => {
          if (isSheet()) onClose();
        }}
      />
      <fieldset className="chat__presets">
        <legend className="vh">{text('webChat.presets')}</legend>
        {chatPresets.map((preset) => {
          const [label, question] = presetTexts[preset];
          return (
            <button
              key={preset}
              type="button"
              // A word alone may mean anything: it is said with what it asks.
              aria-label={`${text(label)}: ${text(question)}`}
              onClick={() => conversation.ask(text(question), preset)}
            >
              {text(label)}
            </button>
          );
        })}
      </fieldset>
      {!isOnline && (
        <p className="chat__offline" role="status">
          {text('webChat.offline')}
        </p>
      )}
      <Compose field={field} onSend={(words) => conversation.ask(words)} isSending={conversation.state === 'sending'} />
    </dialog>
  );
}

/** What the member types. It stays while the last question is under way. */
function Compose({
  field,
  onSend,
  isSending,
}: {
  field: RefObject<HTMLInputElement | null>;
  onSend: (words: string) => void;
  isSending: boolean;
}) {
  const text = useText();
  const id = useId();
  const [words, setWords] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    field.current?.focus();
    if (words.trim() === '' || isSending) return;
    setWords('');
    onSend(words.trim());
  };
  return (
    <form className="chat__compose" onSubmit={send} autoComplete="off">
      <label className="vh" htmlFor={id}>
        {text('webChat.message')}
      </label>
      <input
        ref={field}
        id={id}
        className="input"
        value={words}
        maxLength={longestQuestion}
        placeholder={text('webChat.message')}
        aria-describedby={`${id}-private`}
        enterKeyHint="send"
        onChange={(event) => setWords(event.target.value)}
      />
      <button type="submit" className="chat__send" aria-label={text('webChat.send')}>
        <Icon drawing={sendHorizontal} />
      </button>
      <p id={`${id}-private`} className="chat__private">
        {text('webChat.private')}
      </p>
    </form>
  );
}

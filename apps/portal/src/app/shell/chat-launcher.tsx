import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useIsHydrated } from '@rochdale/ui/state/is-hydrated.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import messageCircle from 'lucide-static/icons/message-circle.svg?inner';
import { closeChat, openChat, useIsChatOpen } from '../../lib/chat-door.ts';
import { useGate } from '../../lib/gates.ts';
import { useSite } from '../../lib/site.tsx';
import './chat-launcher.css';

/** The way to the web chat (service-62), in the header and in the footer: it lies on nothing. */
export function ChatLauncher({ isInHeader = false }: { isInHeader?: boolean }) {
  const text = useText();
  const { webChat } = useSite().settings;
  const isOffered = useGate('webChat').open;
  const isOpen = useIsChatOpen();
  // Its place is there from the first; it is pressed when it can answer.
  const isHydrated = useIsHydrated();
  if (!isOffered || !webChat) return null;
  const name = text('shell.chat.with', { agent: webChat.userName });
  return (
    <button
      type="button"
      className={isInHeader ? 'chat-launcher chat-launcher--header' : 'chat-launcher'}
      aria-label={name}
      data-waits={!isHydrated || undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => (isOpen ? closeChat() : openChat(currentTarget))}
    >
      <Icon drawing={messageCircle} />
      <span>{isInHeader ? text('shell.chat') : name}</span>
    </button>
  );
}

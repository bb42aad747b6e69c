import { useText } from '@rochdale/ui/text/text.ts';
import { PhoneLink } from '../../../../lib/address/phone-link.tsx';
import { openChat } from '../../../../lib/chat-door.ts';
import { useGate } from '../../../../lib/gates.ts';
import { useSite } from '../../../../lib/site.tsx';

/** The way to somebody who can look into it: the chat where the co-op has one, else its telephone (energy-72). */
export function AskUs() {
  const text = useText();
  const { webChat, phoneNumber } = useSite().settings;
  const isChatOffered = useGate('webChat').open && webChat !== undefined;
  if (isChatOffered)
    return (
      <button
        type="button"
        className="link-btn"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => openChat(currentTarget)}
      >
        {text('usage.odd.ask')}
      </button>
    );
  return phoneNumber ? <PhoneLink number={phoneNumber} icon={`${text('usage.odd.call')} `} /> : null;
}

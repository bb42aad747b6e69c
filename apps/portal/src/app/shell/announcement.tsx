import megaphone from 'lucide-static/icons/megaphone.svg?inner';
import x from 'lucide-static/icons/x.svg?inner';
import { keepStored } from '../../lib/device/storage.ts';
import { useStored } from '../../lib/device/stored.ts';
import { useSite } from '../../lib/site.tsx';
import { useText } from '../../lib/text/text.ts';
import { Icon } from '../../ui/art/icon.tsx';
import { focusHeadingOf } from '../../ui/layout/focus-heading.ts';
import { Prose } from '../../ui/layout/prose.tsx';
import './announcement.css';

/** The emergency announcement until it is dismissed; dismissed is for good and in every language, while a new message shows again (website-14). */
export function Announcement() {
  const text = useText();
  const { configuration } = useSite();
  const dismissed = useStored('dismissedAnnouncement');
  const message = configuration.emergencyAnnouncementMessage;
  const name = configuration.emergencyAnnouncementId ?? message;
  if (!configuration.displayEmergencyAnnouncement || !message || !name || dismissed === name) return null;
  return (
    <section className="announcement" aria-label={text('shell.announcement')}>
      <div className="container">
        <Icon drawing={megaphone} />
        <Prose className="announcement__text" html={message} />
        <button
          type="button"
          className="icon-btn"
          aria-label={text('shell.announcement.dismiss')}
          onClick={() => {
            focusHeadingOf(document.body);
            keepStored('dismissedAnnouncement', name);
          }}
        >
          <Icon drawing={x} />
        </button>
      </div>
    </section>
  );
}

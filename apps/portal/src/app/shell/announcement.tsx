import type { Route } from '@rochdale/domain/website/screens/screen-access';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { focusHeadingOf } from '@rochdale/ui/layout/focus-heading.ts';
import { Prose } from '@rochdale/ui/layout/prose.tsx';
import { useIsCut } from '@rochdale/ui/layout/use-is-cut.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import megaphone from 'lucide-static/icons/megaphone.svg?inner';
import x from 'lucide-static/icons/x.svg?inner';
import { useId, useRef, useState } from 'react';
import { useIsAnnounced } from '../../lib/device/announced.ts';
import { keepStored } from '../../lib/device/storage.ts';
import { useSite } from '../../lib/site.tsx';
import { announcementOf, type MadeAnnouncement } from './announcement-of.ts';
import './announcement.css';

/** The emergency announcement until it is dismissed; dismissed is for good and in every language, while a new message shows again (website-14). */
export function Announcement({ route }: { route: Route }) {
  const announcement = announcementOf(useSite().configuration);
  return announcement && <OnScreen announcement={announcement} route={route} />;
}

function OnScreen({ announcement, route }: { announcement: MadeAnnouncement; route: Route }) {
  return useIsAnnounced(announcement.name, route) && <Line {...announcement} />;
}

/** One line, cut where there is no room; More opens it in place (website-42). Without a script it is whole. */
function Line({ name, message }: MadeAnnouncement) {
  const text = useText();
  const id = useId();
  const line = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const isCut = useIsCut(line, isWhole);
  return (
    <section className="announcement" aria-label={text('shell.announcement')}>
      <div className="container">
        <Icon drawing={megaphone} />
        <div id={id} ref={line} className={isWhole ? 'announcement__line is-whole' : 'announcement__line'}>
          <Prose className="announcement__text" html={message} />
        </div>
        {(isCut || isWhole) && (
          <button
            type="button"
            className="link-btn"
            aria-expanded={isWhole}
            aria-controls={id}
            onClick={() => setWhole(!isWhole)}
          >
            {text(isWhole ? 'shell.announcement.less' : 'shell.announcement.more')}
          </button>
        )}
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

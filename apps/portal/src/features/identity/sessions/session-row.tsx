import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import monitor from 'lucide-static/icons/monitor-smartphone.svg?inner';
import { useSite } from '../../../lib/site.tsx';
import type { OpenSession } from './sessions-calls.ts';

/** An open session: in which browser, from which network, since when, and when it was last used. */
export function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const text = useText();
  const { timeZone } = useSite();
  const { device, network, isThis } = session;
  const timeOf = (moment: string): string => pageFormats().instant(new Date(moment), timeZone);
  const times = { since: timeOf(session.since), used: timeOf(session.lastUsedAt) };
  const name = device ?? text('sessions.unknownDevice');
  return (
    <li>
      <span className={isThis ? 'well well--tint' : 'well'}>
        <Icon drawing={monitor} />
      </span>
      <div>
        <b>
          {name} {isThis && <Tag kind="success">{text('sessions.this')}</Tag>}
        </b>
        <small>
          {network === null ? text('sessions.since.noNetwork', times) : text('sessions.since', { ...times, network })}
        </small>
      </div>
      {!isThis && (
        <div className="actions">
          <Button kind="secondary" size="s" onClick={onEnd}>
            {text('sessions.end')}
            <span className="vh"> {name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

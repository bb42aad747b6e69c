import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import plug from 'lucide-static/icons/plug.svg?inner';
import { useSite } from '../../../lib/site.tsx';
import type { ConnectedApp } from './connected-apps-calls.ts';

/** An app that reads, what and until when, and how to end it. */
export function AppRow({ app, isEnding, onEnd }: { app: ConnectedApp; isEnding: boolean; onEnd: () => void }) {
  const text = useText();
  const { timeZone } = useSite();
  const { appName, kinds, accounts, since, until, agreedAt, lastReadAt, reads, isForgotten, isPaused } = app;
  const formats = pageFormats();
  const told = kinds.map((kind) => text(`connectedApps.kind.${kind}`)).join(', ');
  return (
    <li>
      <span className="well well--tint">
        <Icon drawing={plug} />
      </span>
      <div>
        <b>{appName}</b>
        <small>
          {text('connectedApps.what', { kinds: told, accounts: accounts.join(', '), day: formats.letterDay(since) })}{' '}
          {until === null
            ? text('connectedApps.noEnd')
            : text('connectedApps.until', { day: formats.letterDay(until) })}
        </small>
        <small>
          {text('connectedApps.saidYes', { day: formats.instant(new Date(agreedAt), timeZone) })}{' '}
          {lastReadAt === null
            ? text('connectedApps.notRead')
            : text('connectedApps.lastRead', {
                time: formats.instant(new Date(lastReadAt), timeZone),
                count: reads,
              })}{' '}
          {isForgotten && <strong>{text('connectedApps.stillUsed')}</strong>}
        </small>
        {isPaused && <small>{text('connectedApps.paused')}</small>}
      </div>
      <div className="actions">
        <Button kind="secondary" size="s" disabled={isEnding} onClick={onEnd}>
          {text('connectedApps.end')}
          <span className="vh"> {text('connectedApps.forWhom', { app: appName })}</span>
        </Button>
      </div>
    </li>
  );
}

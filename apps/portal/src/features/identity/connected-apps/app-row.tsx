import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import plug from 'lucide-static/icons/plug.svg?inner';
import { useSite } from '../../../lib/site.tsx';
import type { ConnectedApp } from './connected-apps-calls.ts';
import { toldWords } from './told-words.ts';

/** An app that reads or signs in, what it is told, and how to end it. */
export function AppRow({ app, isEnding, onEnd }: { app: ConnectedApp; isEnding: boolean; onEnd: () => void }) {
  const text = useText();
  const { appName } = app;
  return (
    <li>
      <span className="well well--tint">
        <Icon drawing={plug} />
      </span>
      <div>
        <b>{appName}</b>
        {app.kind === 'sign-in' ? <SignsIn app={app} /> : <Reads app={app} />}
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

function Reads({ app }: { app: ConnectedApp }) {
  const text = useText();
  const { timeZone } = useSite();
  const { kinds, accounts, since, until, agreedAt, lastReadAt, reads, isForgotten, isPaused } = app;
  const formats = pageFormats();
  const told = kinds.map((kind) => text(`connectedApps.kind.${kind}`)).join(', ');
  return (
    <>
      <small>
        {text('connectedApps.what', { kinds: told, accounts: accounts.join(', '), day: formats.letterDay(since) })}{' '}
        {until === null ? text('connectedApps.noEnd') : text('connectedApps.until', { day: formats.letterDay(until) })}
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
    </>
  );
}

function SignsIn({ app: { told, agreedAt, reads, isForgotten, isPaused } }: { app: ConnectedApp }) {
  const text = useText();
  const { timeZone } = useSite();
  const words = (['sub', ...told] as const).map((fact) => text(toldWords[fact])).join(', ');
  return (
    <>
      <small>{text('connectedApps.signIn.what', { told: words })}</small>
      <small>
        {text('connectedApps.signIn.last', {
          time: pageFormats().instant(new Date(agreedAt), timeZone),
          count: reads,
        })}{' '}
        {isForgotten && <strong>{text('connectedApps.stillUsed')}</strong>}
      </small>
      {isPaused && <small>{text('connectedApps.signIn.paused')}</small>}
    </>
  );
}

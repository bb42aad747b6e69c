import type { LocalDay } from '@rochdale/domain/dates';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import arrowRight from 'lucide-static/icons/arrow-right.svg?inner';
import check from 'lucide-static/icons/check.svg?inner';
import plug from 'lucide-static/icons/plug.svg?inner';
import x from 'lucide-static/icons/x.svg?inner';
import zap from 'lucide-static/icons/zap.svg?inner';
import { useSite } from '../../../lib/site.tsx';
import type { AppRequest } from './connected-apps-calls.ts';

/** Who asks. */
export function ConsentHead({ request: { kind, appName, siteUrl, approvedOn } }: { request: AppRequest }) {
  const text = useText();
  const { settings } = useSite();
  return (
    <div className="consent__head">
      <div className="consent__who" aria-hidden="true">
        <span className="well well--brand">
          <Icon drawing={zap} />
        </span>
        <Icon drawing={arrowRight} />
        <span className="well well--tint">
          <Icon drawing={plug} />
        </span>
      </div>
      <h1>{text(kind === 'sign-in' ? 'connectedApps.signIn.asks' : 'connectedApps.asks', { app: appName })}</h1>
      <p>
        {text('connectedApps.from', {
          site: new URL(siteUrl).host,
          coop: settings.coopName,
          day: pageFormats().letterDay(approvedOn),
        })}
      </p>
    </div>
  );
}

/** What the app does once it is allowed, and what it never does. */
export function WhatItDoes({ request, until }: { request: AppRequest; until: LocalDay | null }) {
  const text = useText();
  const reads =
    until === null
      ? text('connectedApps.reads.noEnd')
      : text('connectedApps.reads.until', { day: pageFormats().letterDay(until) });
  const never = [text('connectedApps.never.sees'), text('connectedApps.never.acts')];
  return (
    <div>
      <h2 className="label">{request.appName}</h2>
      <ConsentLines does={[reads]} never={never} />
      <ItsPromise words={text('connectedApps.promise')} privacyUrl={request.privacyUrl} />
    </div>
  );
}

/** What an app does or is told, and what it never does, a line each. */
export function ConsentLines({ does = [], never = [] }: { does?: readonly string[]; never?: readonly string[] }) {
  return (
    <ul className="consent__scopes">
      {does.map((words) => (
        <li key={words} className="consent__yes">
          <Icon drawing={check} size="s" />
          <span>{words}</span>
        </li>
      ))}
      {never.map((words) => (
        <li key={words} className="consent__no">
          <Icon drawing={x} size="s" />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

/** That what becomes of it is the app's own promise, and where it makes it. */
export function ItsPromise({ words, privacyUrl }: { words: string; privacyUrl: string }) {
  const text = useText();
  return (
    <p className="hint">
      {words}{' '}
      <OutsideLink href={privacyUrl} target="_blank" rel="noreferrer">
        {text('connectedApps.privacy')}
      </OutsideLink>
    </p>
  );
}

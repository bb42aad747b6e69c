import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { formatDay } from '@rochdale/domain/dates';
import type { TextCode, Translate } from '@rochdale/domain/texts/text';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { operation } from '../../../lib/calls/api.ts';
import { todayIn } from '../../../lib/device/clock.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { printOnly } from './print-only.ts';
import './authorizations.css';

const listAuthorizations = operation('authorizations.list', 'GET /v3/member/{memberNumber}/authorizations');

type Authorization = ResponseOf<'authorizations.list'>['results'][number];

/** What the member agreed to, to be charged without them: how each stands, and its text. Nothing where there is none. */
export function AuthorizationsCard() {
  const text = useText();
  const memberNumber = useSession()?.memberNumber ?? '';
  const query = useQuery({
    queryKey: ['authorizations', memberNumber],
    queryFn: () => listAuthorizations({ params: { memberNumber } }),
    enabled: memberNumber !== '',
  });
  if (query.data?.results.length === 0) return null;
  return (
    <Card title={text('authorizations.title')}>
      <Loaded query={query} skeleton={<Skeleton height={160} />}>
        {({ results }) => (
          <ul className="authorizations">
            {results.map((one) => (
              <Row key={one.authorizationId} authorization={one} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

const standings = {
  inForce: 'authorizations.inForce',
  done: 'authorizations.done',
  ended: 'authorizations.ended',
} as const satisfies Record<Authorization['standing'], TextCode>;

const ends = {
  member: 'authorizations.ended.member',
  replaced: 'authorizations.ended.replaced',
  holder: 'authorizations.ended.holder',
  office: 'authorizations.ended.office',
  bank: 'authorizations.ended.bank',
} as const satisfies Record<NonNullable<Authorization['endReason']>, TextCode>;

function Row({ authorization }: { authorization: Authorization }) {
  const text = useText();
  const nameId = useId();
  const row = useRef<HTMLLIElement>(null);
  const { configuration, settings, timeZone } = useSite();
  const { whecEnabled } = configuration;
  const { standing, method, givenOn, endedOn, endReason, consentText, textIs, language } = authorization;
  return (
    <li aria-labelledby={nameId} ref={row}>
      <p className="authorizations__paper">
        {text('authorizations.paper', { coop: settings.coopName, date: formatDay(todayIn(timeZone)) })}
      </p>
      <div className="row row--wrap">
        <b id={nameId}>{nameOf(authorization, whecEnabled, text)}</b>
        <Tag kind={standing === 'inForce' ? 'success' : 'neutral'}>{text(standings[standing])}</Tag>
      </div>
      <p>{text('authorizations.charged', { method })}</p>
      <p>
        {text('authorizations.given', { date: formatDay(givenOn) })}{' '}
        {endedOn !== null && endReason !== null && text(ends[endReason], { date: formatDay(endedOn) })}
      </p>
      {textIs !== 'here' ? (
        <p>{text(textIs === 'gone' ? 'authorizations.gone' : 'authorizations.elsewhere')}</p>
      ) : (
        <details>
          <summary>
            {text('authorizations.text')}
            <span className="vh">: {nameOf(authorization, whecEnabled, text)}</span>
          </summary>
          <p className="preserve-lines" lang={language}>
            {consentText}
          </p>
          <Button kind="secondary" size="s" onClick={() => printOnly(row.current)}>
            {text('authorizations.print')}
            <span className="vh">: {nameOf(authorization, whecEnabled, text)}</span>
          </Button>
        </details>
      )}
    </li>
  );
}

function nameOf({ planKind, accountNumbers }: Authorization, whecEnabled: boolean, text: Translate): string {
  const number = accountNumbers[0] ?? '';
  switch (planKind) {
    case 'auto-pay':
      return text('authorizations.autoPay', { number });
    case 'draft':
      return text(whecEnabled ? 'authorizations.draft.whec' : 'authorizations.draft', { number });
    case 'top-up':
      return text('authorizations.topUp', { number });
    case 'scheduled-payment':
      return accountNumbers.length > 1
        ? text('authorizations.scheduled.several', { numbers: accountNumbers.join(', ') })
        : text('authorizations.scheduled', { number });
  }
}

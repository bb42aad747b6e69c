import { formatMoney } from '@rochdale/domain/money';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { OfficeLink } from '../../../lib/link.tsx';
import { Mark } from '../../../parts/mark.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { PartLoaded } from '../../../parts/part-loaded.tsx';
import { ReasonedAct } from '../../../parts/reasoned-act.tsx';
import { Section } from '../../../parts/section.tsx';
import type { Member } from '../../members/members-calls.ts';
import { callOff, linksKey, linkWords, listLinks, type PaymentLink } from './payment-links-calls.ts';
import { SendLink } from './send-link.tsx';

/** The links to pay of a member, and another one for a caller (office-95, office-96). */
export function PaymentLinks({ member }: { member: Member }) {
  const text = useText();
  const queries = useQueryClient();
  const [done, setDone] = useState<ReactNode>();
  const { memberNumber } = member;
  const queryKey = linksKey(memberNumber);
  const query = useQuery({ queryKey, queryFn: () => listLinks({ params: { memberNumber } }) });
  const end = (said: ReactNode): void => {
    void queries.invalidateQueries({ queryKey });
    setDone(said);
  };
  return (
    <Section title={text('paymentLinks.title')}>
      <div className="sec__b stack-s">
        {done !== undefined && (
          <Alert kind="success" onDismiss={() => setDone(undefined)}>
            {done}
          </Alert>
        )}
        <div>
          <SendLink
            member={member}
            onDone={(to, expiresAt) =>
              end(
                <>
                  {text('paymentLinks.sent', { to })} <Moment at={expiresAt} inFull />
                </>,
              )
            }
          />
        </div>
      </div>
      <PartLoaded query={query} rows={2}>
        {({ links }) =>
          links.length === 0 ? (
            <p className="sec__b muted">{text('paymentLinks.none')}</p>
          ) : (
            <ul className="lines">
              {links.map((link) => (
                <Line key={link.linkId} link={link} onDone={() => end(text('paymentLinks.calledOff'))} />
              ))}
            </ul>
          )
        }
      </PartLoaded>
    </Section>
  );
}

function Line({ link, onDone }: { link: PaymentLink; onDone: () => void }) {
  const text = useText();
  const { linkId, accountNumber, amountCents, sentTo, by, state, expiresAt, transNo } = link;
  const [kind, word] = linkWords[state];
  return (
    <li>
      <p>
        {text('paymentLinks.of', { amount: formatMoney(amountCents), account: accountNumber })}
        <small>{text('paymentLinks.to', { to: sentTo, name: by ?? text('office.server') })}</small>
        <small>
          <Mark kind={kind}>
            {transNo === null ? (
              text(word)
            ) : (
              <OfficeLink to="payment" parts={{ transNo }}>
                {text(word)}
              </OfficeLink>
            )}
          </Mark>{' '}
          {state === 'open' && <Moment at={expiresAt} inFull />}
        </small>
      </p>
      {state === 'open' && (
        <span className="end">
          <ReasonedAct
            label={text('paymentLinks.callOff')}
            title={text('paymentLinks.callOff.title')}
            size="s"
            needs="payments.link"
            act={async (reason) => {
              await callOff({ params: { linkId }, body: { reason } });
              onDone();
            }}
          >
            <p>{text('paymentLinks.callOff.words')}</p>
          </ReasonedAct>
        </span>
      )}
    </li>
  );
}

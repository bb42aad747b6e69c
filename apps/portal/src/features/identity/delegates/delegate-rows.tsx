import type { DelegateScope } from '@rochdale/domain/identity/delegates/delegate-scope';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import user from 'lucide-static/icons/user.svg?inner';
import { useSite } from '../../../lib/site.tsx';
import type { Given, Received } from './delegates-calls.ts';
import type { DelegatesScreen } from './use-delegates.ts';

const acts: Readonly<Partial<Record<Given['acts'][number]['kind'], PlainTextCode>>> = {
  'delegate-accepted': 'delegates.act.accepted',
  'delegate-paid': 'delegates.act.paid',
  'account-named': 'delegates.act.named',
  'payment-help-asked': 'delegates.act.helpAsked',
};

/** What was agreed, in a sentence, and until when. */
function useAgreed() {
  const text = useText();
  return ({ scope, accounts, endsOn }: { scope: DelegateScope; accounts: readonly string[]; endsOn: string | null }) =>
    [
      text(`delegates.may.${scope}`, { accounts: accounts.join(', ') }),
      endsOn === null ? text('delegates.noEnd') : text('delegates.until', { day: pageFormats().letterDay(endsOn) }),
    ].join(' ');
}

/** Somebody whom the member lets in, or has invited. */
export function GivenRow({ given, screen: { end, again } }: { given: Given; screen: DelegatesScreen }) {
  const text = useText();
  const { timeZone } = useSite();
  const agreed = useAgreed();
  const { delegationId, email, state, expiresAt } = given;
  const isOpen = state !== 'accepted';
  const time = (instant: string) => pageFormats().instant(new Date(instant), timeZone);
  const forWhom = <span className="vh"> {text('delegates.forWhom', { who: email })}</span>;
  return (
    <li>
      <span className="well">
        <Icon drawing={user} />
      </span>
      <div>
        <b>{email}</b>
        <small>{agreed(given)}</small>
        {state === 'invited' && <small>{text('delegates.invited', { time: time(expiresAt) })}</small>}
        {state === 'late' && <small>{text('delegates.late')}</small>}
      </div>
      <div className="actions">
        {isOpen && (
          <Button kind="ghost" size="s" disabled={again.isPending} onClick={() => again.mutate(delegationId)}>
            {text('delegates.sendAgain')}
            {forWhom}
          </Button>
        )}
        <Button kind="secondary" size="s" disabled={end.isPending} onClick={() => end.mutate({ delegationId, isOpen })}>
          {text(isOpen ? 'delegates.takeBack' : 'delegates.end')}
          {forWhom}
        </Button>
      </div>
      {given.acts.length > 0 && (
        <details className="things__more">
          <summary className="link-btn">
            {text('delegates.did')}
            {forWhom}
          </summary>
          <ul className="small">
            {given.acts.map(({ at, kind }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: acts have no name of their own, and the list only grows
              <li key={index}>
                {time(at)}: {text(acts[kind] ?? 'delegates.act.other')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** Somebody who lets the login in. */
export function ReceivedRow({ received, screen: { end } }: { received: Received; screen: DelegatesScreen }) {
  const text = useText();
  const agreed = useAgreed();
  const { delegationId, holder } = received;
  return (
    <li>
      <span className="well">
        <Icon drawing={user} />
      </span>
      <div>
        <b>{holder}</b>
        <small>{agreed(received)}</small>
      </div>
      <div className="actions">
        <Button
          kind="secondary"
          size="s"
          disabled={end.isPending}
          onClick={() => end.mutate({ delegationId, isOpen: false })}
        >
          {text('delegates.leave')}
          <span className="vh"> {text('delegates.forWhom', { who: holder })}</span>
        </Button>
      </div>
    </li>
  );
}

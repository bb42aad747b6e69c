import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import cpu from 'lucide-static/icons/cpu.svg?inner';
import { useSite } from '../../../lib/site.tsx';
import type { AccessToken } from './access-tokens-calls.ts';
import type { AccessTokensScreen } from './use-access-tokens.ts';

/** A token: what it reads, until when, and when and from which network it was last used. */
export function TokenRow({ token, screen }: { token: AccessToken; screen: AccessTokensScreen }) {
  const text = useText();
  const { timeZone } = useSite();
  const { name, accounts, madeAt, endsOn, isOver, lastUsed } = token;
  const { accounts: own, end } = screen;
  const nameOf = (accountNumber: string): string =>
    own.data?.results.find((one) => one.accountNumber === accountNumber)?.nickname ?? accountNumber;
  const day = pageFormats().instant(new Date(madeAt), timeZone);
  const since = { day, end: pageFormats().letterDay(endsOn) };
  return (
    <li>
      <span className={isOver ? 'well' : 'well well--tint'}>
        <Icon drawing={cpu} />
      </span>
      <div>
        <b>{name}</b>
        <small>
          {accounts.length === 0
            ? text('accessTokens.reads.nothing')
            : text('accessTokens.reads', { accounts: accounts.map(nameOf).join(', ') })}{' '}
          {text(isOver ? 'accessTokens.since.ended' : 'accessTokens.since', since)}
        </small>
        <small>
          {lastUsed === null
            ? text('accessTokens.unused')
            : text('accessTokens.used', {
                time: pageFormats().instant(new Date(lastUsed.at), timeZone),
                network: lastUsed.network,
              })}
        </small>
      </div>
      <div className="actions">
        <Button kind="secondary" size="s" disabled={end.isPending} onClick={() => end.mutate(token)}>
          {text(isOver ? 'accessTokens.remove' : 'accessTokens.end')}
          <span className="vh"> {text('accessTokens.forWhich', { name })}</span>
        </Button>
      </div>
    </li>
  );
}

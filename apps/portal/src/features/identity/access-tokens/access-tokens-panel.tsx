import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import plus from 'lucide-static/icons/plus.svg?inner';
import { MadeToken } from './made-token.tsx';
import { MakeToken } from './make-token.tsx';
import { TokenRow } from './token-row.tsx';
import { useAccessTokens } from './use-access-tokens.ts';
import '@rochdale/ui/layout/things.css';
import './access-tokens.css';

/** Personal tokens, for a member's own machines (identity-110). What is done here is done at once. */
export function AccessTokensPanel() {
  const text = useText();
  const screen = useAccessTokens();
  const { list, said, made, isMaking, end } = screen;
  const shown = ({ tokens, mayMake, today }: NonNullable<typeof list.data>) => (
    <section className="stack access-tokens" aria-labelledby="access-tokens-title">
      <div className="access-tokens__head">
        <div>
          <h2 className="h3" id="access-tokens-title">
            {text('accessTokens.title')}
          </h2>
          <p className="muted">{text('accessTokens.lead')}</p>
        </div>
        {mayMake && !isMaking && (
          <Button kind="secondary" size="s" onClick={screen.begin}>
            <Icon drawing={plus} size="s" />
            {text('accessTokens.make')}
          </Button>
        )}
      </div>
      {said && (
        <FocusedAlert key={said.count} kind="success">
          {said.text}
        </FocusedAlert>
      )}
      {end.error && <Alert kind="danger">{end.error.message}</Alert>}
      {made && <MadeToken made={made} onDone={screen.forget} />}
      {isMaking && <MakeToken screen={screen} today={today} />}
      {tokens.length === 0 ? (
        !isMaking && <p className="access-tokens__none">{text('accessTokens.none')}</p>
      ) : (
        <ul className="things access-tokens__list">
          {tokens.map((token) => (
            <TokenRow key={token.tokenId} token={token} screen={screen} />
          ))}
        </ul>
      )}
    </section>
  );
  return (
    <Loaded query={list} skeleton={<Skeleton height={240} />}>
      {shown}
    </Loaded>
  );
}

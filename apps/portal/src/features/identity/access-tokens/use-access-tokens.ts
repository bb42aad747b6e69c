import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnNumber } from '../../../lib/session/acting.ts';
import { useOwnAccounts } from '../own-accounts/public.ts';
import {
  type AccessToken,
  endAccessToken,
  listAccessTokens,
  makeAccessToken,
  type TokenWish,
} from './access-tokens-calls.ts';

const tokensKey = 'access-tokens';

/** A token that was just made: it is nowhere else. */
export interface NewToken {
  readonly name: string;
  readonly token: string;
}

/** The member's personal tokens, and what is done about them. */
export function useAccessTokens() {
  const text = useText();
  const queries = useQueryClient();
  const memberNumber = useOwnNumber();
  const params = { memberNumber };
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<NewToken>();
  const [said, setSaid] = useState<{ readonly text: string; readonly count: number }>();
  const list = useQuery({
    queryKey: [tokensKey, memberNumber],
    queryFn: () => listAccessTokens({ params }),
    enabled: memberNumber !== '',
  });
  const accounts = useOwnAccounts(memberNumber, list.data?.mayMake === true);
  const changed = () => queries.invalidateQueries({ queryKey: [tokensKey, memberNumber], exact: true });
  const make = useMutation({
    mutationFn: (body: TokenWish) => makeAccessToken({ params, body }),
    onSuccess: async ({ token }, { name }) => {
      setMade({ name: name.trim(), token });
      setMaking(false);
      setSaid(undefined);
      await changed();
    },
  });
  const end = useMutation({
    mutationFn: ({ tokenId }: AccessToken) => endAccessToken({ params: { memberNumber, tokenId } }),
    onSuccess: async (_, { name }) => {
      await changed();
      setSaid((before) => ({ text: text('accessTokens.ended', { name }), count: (before?.count ?? 0) + 1 }));
    },
  });
  return {
    list,
    accounts,
    make,
    end,
    said,
    made,
    isMaking,
    begin: (): void => {
      make.reset();
      setMade(undefined);
      setMaking(true);
    },
    cancel: (): void => setMaking(false),
    forget: (): void => setMade(undefined),
  };
}

export type AccessTokensScreen = ReturnType<typeof useAccessTokens>;

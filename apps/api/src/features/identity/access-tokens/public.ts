export { countAccessTokens, endAccessTokensOf, takeMovedFromTokens } from './access-tokens-store.ts';
export { readAccessToken } from './read-access-token.ts';

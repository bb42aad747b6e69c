export { AccessTokensPanel } from './access-tokens-panel.tsx';

export { endTopUps } from './end-top-ups.ts';
export { lookTopUps } from './look-top-ups.ts';
export { topUpsShown } from './top-ups-shown.ts';
export { type TopUp, topUpsByToken, topUpsOf } from './top-ups-store.ts';

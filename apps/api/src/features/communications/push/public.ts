export type { PushPlaces } from './endpoint.ts';
export { devicesToTell, deviceToTell, forgetBrowser } from './subscriptions-store.ts';

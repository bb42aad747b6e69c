export { moveLoginContact } from './contacts-store.ts';
export {
  accountsWatching,
  markUndeliverable,
  type NoticeRecipient,
  ownThresholdOf,
  recipientsOf,
  stopTopic,
  type WatchedAccount,
} from './recipients-store.ts';

export {
  accountsWatching,
  markUndeliverable,
  type NoticeRecipient,
  ownThresholdOf,
  recipientsOf,
  stopTopic,
  type WatchedAccount,
} from './recipients-store.ts';

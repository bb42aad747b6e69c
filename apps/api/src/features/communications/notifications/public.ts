export { announceDrafts } from './announce-drafts.ts';
export { describeContactConsents } from './contact-consent.ts';
export { forgetContactConsentsEndedBefore } from './contact-consents-store.ts';
export { moveLoginContact } from './contacts-store.ts';
export { announcedText, chooseDraftNotice, draftNoticesOf } from './draft-notice.ts';
export {
  accountsWatching,
  markUndeliverable,
  type NoticeRecipient,
  ownThresholdOf,
  recipientsOf,
  stopTopic,
  type WatchedAccount,
} from './recipients-store.ts';

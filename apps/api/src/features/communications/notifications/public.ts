export { limitCodes } from './add-contact.ts';
export { announceDrafts } from './announce-drafts.ts';
export { settleBroughtContacts } from './brought-contacts-store.ts';
export { describeContactConsents, renewConsentsByText } from './contact-consent.ts';
export { endConsentsByText, forgetContactConsentsEndedBefore, membersTextedAt } from './contact-consents-store.ts';
export { moveLoginContact } from './contacts-store.ts';
export { announcedText, chooseDraftNotice, draftNoticesOf } from './draft-notice.ts';
export { chooseFirstNotices } from './first-notices.ts';
export {
  accountsWatching,
  markReached,
  markUndeliverable,
  type NoticeRecipient,
  ownThresholdOf,
  recipientsOf,
  stopTopic,
  takesTexts,
  type WatchedAccount,
} from './recipients-store.ts';

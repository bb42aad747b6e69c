export { type AnnouncementAct, actOnAnnouncement, endOfOutage } from './act-on-announcement.ts';
export { announcedContent } from './announced-content.ts';
export { type AnnouncementFigures, figuresOf, type Progress } from './announcement-figures.ts';
export {
  type AnnouncementRow,
  announcementsAfter,
  findAnnouncement,
  stopAllAnnouncements,
  wordsOf,
} from './announcements-store.ts';
export { clearAnnouncement, clearSentAgain } from './clear-announcement.ts';
export { makeAnnouncement, type NewAnnouncement } from './make-announcement.ts';
export { countReach, countSegment, type Reach, type Sample, sampleOf } from './preview-announcement.ts';
export { reachOf, type Ways } from './reach-store.ts';
export { lastAnnouncedTo } from './recipients-store.ts';
export { nextShown, segmentChoices } from './segment-store.ts';
export { announcementKind } from './send-announcements.ts';
export { toldByNotice } from './still-out-store.ts';

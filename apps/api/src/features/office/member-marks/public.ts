export {
  holdMember,
  holdsLoginClosed,
  isProtected,
  type MemberMark,
  marksOf,
  protectedAmong,
} from './member-marks-store.ts';

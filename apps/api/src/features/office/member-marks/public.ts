export {
  findMark,
  holdsLoginClosed,
  isProtected,
  type MemberMark,
  marksOf,
  protectedAmong,
} from './member-marks-store.ts';

export { asMemberActs, asMemberHandlers } from './as-member-handlers.ts';
export { addView, findViewOfCode, forgetViewsEndedBefore, permitOf } from './as-member-store.ts';
export { findView, mayLook } from './find-view.ts';
export { needsSecondPerson } from './needs-second-person.ts';
export { asMemberViewHandlers } from './view-handlers.ts';

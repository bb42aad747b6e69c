export { generateCoOp } from './generate-co-op.ts';
export { demoPassword, namedMembers } from './named-members.ts';
export { defaultPlace, placeOf } from './place.ts';

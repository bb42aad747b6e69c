export { onItsWayOf, owedNow } from './owed-store.ts';
export { onItsWayOfOne, presentOnItsWay } from './present-on-its-way.ts';

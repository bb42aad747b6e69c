export { listAccountNames, namesOfMembers } from './account-names-store.ts';
export { type NamedNumber, namedNumbersOf, nicknamesOf } from './account-numbers.ts';

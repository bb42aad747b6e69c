export { accountFacts } from './account-facts.ts';
export { accountNotes } from './account-notes.ts';
export { topicOf } from './account-topics.ts';
export { explainSubject } from './explain-subject.ts';
export { memberReasons } from './member-reasons.ts';
export { subjectOf, unknownSubject } from './subjects.ts';

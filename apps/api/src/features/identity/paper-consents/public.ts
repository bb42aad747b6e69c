export { endPaperConsentsOf, forgetPaperConsentsEndedBefore, keepPaperConsents } from './paper-consents-store.ts';

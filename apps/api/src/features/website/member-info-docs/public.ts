export { fileKey } from './document-path.ts';
export { forgetUnnamedDocuments, keepDocument, keptDocuments, sizeOfDocuments } from './documents-store.ts';
export {
  documentsFolder,
  type ListedDocuments,
  type MemberInfoDocs,
  memberInfoDocsOf,
  readListedDocuments,
} from './member-info-docs.ts';
export { serveMemberInfoDocs } from './serve-member-info-docs.ts';

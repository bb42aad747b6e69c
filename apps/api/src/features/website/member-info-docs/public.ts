export { loadMemberInfoDocs, type MemberInfoDocs } from './member-info-docs.ts';
export { serveMemberInfoDocs } from './serve-member-info-docs.ts';

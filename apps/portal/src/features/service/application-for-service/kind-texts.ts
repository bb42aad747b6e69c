import type { PlainMessageCode } from '@rochdale/domain/messages/text';
import type { ServiceKind } from '@rochdale/domain/service/application-for-service/application';

/** What is said of each kind of service. */
export const kindTexts: readonly { readonly kind: ServiceKind; readonly label: PlainMessageCode }[] = [
  { kind: 'existing', label: 'applicationForService.kind.existing' },
  { kind: 'new', label: 'applicationForService.kind.new' },
  { kind: 'temporary', label: 'applicationForService.kind.temporary' },
];

import {
  isOfficeOperationName,
  type OfficeOperationName,
  officeOperations,
  officeRowOf,
} from '@rochdale/contract/operations/office/office-operations';
import type { StaffCaller } from '../../../platform/office/office-call.ts';

/** Whether somebody may do themselves what was asked for. */
export function mayDo(permissions: StaffCaller['permissions'], operation: string): operation is OfficeOperationName {
  if (!isOfficeOperationName(operation)) return false;
  const { access } = officeRowOf(operation);
  return access !== 'visitor' && (access.staff === 'anyone' || permissions.has(access.staff));
}

/** What takes two people and somebody may do themselves: of that they may decide. */
export const mayDecideOf = (permissions: StaffCaller['permissions']): readonly string[] =>
  Object.keys(officeOperations).filter((name) => mayDo(permissions, name) && officeRowOf(name).twoPeople !== undefined);

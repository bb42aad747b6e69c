import type { OperationSpec } from '@rochdale/contract/operation';
import { operations } from '@rochdale/contract/operations/operations';
import { nearestNames } from '@rochdale/domain/nearest-names';
import {
  accessOf,
  isRoute,
  type Route,
  type ScreenAccess,
  screenAccess,
} from '@rochdale/domain/website/screens/screen-access';

/** What can be explained: a screen by its route, or an operation by its name. */
export type Subject =
  | ({ readonly kind: 'screen'; readonly name: string; readonly route: Route } & ScreenAccess)
  | ({ readonly kind: 'operation'; readonly name: string } & Pick<
      OperationSpec,
      'access' | 'gate' | 'method' | 'path'
    >);

const rows: ReadonlyMap<string, OperationSpec> = new Map(Object.entries(operations));

/** The screen or operation of a name, as it stands in addresses and tables: `/pages/outage-status` is `outage-status`. */
export function subjectOf(asked: string): Subject | undefined {
  const name = asked.replace(/^\/(pages\/)?/, '').replace(/[?#].*$/, '');
  if (isRoute(name)) return { kind: 'screen', name, route: name, ...accessOf(name) };
  const row = rows.get(name);
  return row && { kind: 'operation', name, access: row.access, gate: row.gate, method: row.method, path: row.path };
}

/** What is said of a name that is none. */
export function unknownSubject(asked: string): string {
  const near = nearestNames(asked, [...Object.keys(screenAccess), ...rows.keys()]);
  const meant =
    near.length === 0 ? 'Their names stand in /api/docs and in docs/switches.md.' : `Nearest: ${near.join(', ')}.`;
  return `There is no screen and no operation ${asked}. ${meant}`;
}

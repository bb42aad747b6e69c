import { isOperationName, type OperationName, operations } from '@rochdale/contract/operations/operations';
import { exampleOf } from '@rochdale/contract/reference/examples';
import type { Given, Otherwise, State } from './state.ts';

const rows = Object.keys(operations)
  .filter(isOperationName)
  .map((name) => ({
    name,
    method: operations[name].method,
    path: new RegExp(`^${operations[name].path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** The operation that a call is. */
export const operationAt = (method: string, path: string): OperationName | undefined =>
  rows.find((row) => row.method === method && row.path.test(path))?.name;

/** What stands around every page asks these: they answer as ever unless a state names them. */
const ofFrame: ReadonlySet<OperationName> = new Set([
  'accounts.list',
  'language.choose',
  'sign-in.login',
  'sign-in.logout',
  'sign-in.session',
]);

/** How an operation answers in a state, where it is not as ever. */
export const otherwiseIn = (state: State, name: OperationName): Otherwise<OperationName> | undefined =>
  state.answers?.[name] ?? (ofFrame.has(name) ? undefined : state.others);

/** Whether a state answers here, and not by silence or a refusal. */
export const isGiven = (otherwise: Otherwise<OperationName>): otherwise is Given<OperationName> =>
  otherwise === 'example' || (typeof otherwise === 'object' && !('refusal' in otherwise));

/** Whether a state's answer is made of the demo co-op's own. */
export const needsOwn = (name: OperationName, given: Given<OperationName>): boolean =>
  given !== 'example' && 'fields' in given && operations[name].method === 'GET';

/** A state's answer by the contract; where the demo co-op has none of its own, from the contract's examples. Throws where it does not fit. */
export function answerOf(name: OperationName, given: Given<OperationName>, own?: unknown): unknown {
  const { response } = operations[name];
  if (given === 'example') return response.parse(exampleOf(name).response);
  if ('whole' in given) return response.parse(given.whole);
  const base = own ?? exampleOf(name).response;
  return response.parse({ ...(typeof base === 'object' ? base : undefined), ...given.fields });
}

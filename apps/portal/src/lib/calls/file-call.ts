import type { InputOf, OperationName, RouteOf } from '@rochdale/contract/operations/operations';
import { timeOutSession } from '../session/session.ts';
import { callTo, errorOf, lost, send } from './api.ts';

/** Names an operation that answers a file. It takes its time, so nobody hurries it. */
export function fileOperation<N extends OperationName>(_name: N, route: RouteOf<N>) {
  const [method = 'POST', path = '/'] = route.split(' ');
  return async (input: InputOf<N>): Promise<Blob> => {
    const { url, headers } = callTo(path, input);
    const body = input.body === undefined ? null : JSON.stringify(input.body);
    const response = await send(url, { method, headers, body });
    if (response.status === 401) timeOutSession();
    if (!response.ok) throw await errorOf(response);
    return response.blob().catch(lost);
  };
}

import { isHandOverToken } from '@rochdale/domain/identity/hand-overs/hand-over-token';
import { readSession, startSession } from '../../../lib/session/session.ts';
import { beginSession, type SecondStepNeeded } from '../sign-in/public.ts';
import { logout, sessionOfMember, takeHandOver } from './hand-overs-calls.ts';

/** What another system sent along. */
export interface Given {
  readonly token: string;
  readonly member: string;
}

/** Whose turn it would be: of an access token as the server says, of one that counts once as the address does, until it is used. */
export async function whoComes({ token, member }: Given): Promise<string> {
  return isHandOverToken(token)
    ? member
    : (await sessionOfMember({ params: { memberNumber: member } }, { bearer: token })).memberNumber;
}

/** Takes the member over; the session that is replaced ends. Answers the second step where one is left. */
export async function takeOver({ token, member }: Given): Promise<SecondStepNeeded | undefined> {
  const replaced = readSession()?.accessToken;
  const endReplaced = (by: string | null): void => {
    if (replaced !== undefined && replaced !== by) void logout({}, { bearer: replaced }).catch(() => undefined);
  };
  if (!isHandOverToken(token)) {
    const { memberNumber, expireInMinutes } = await sessionOfMember(
      { params: { memberNumber: member } },
      { bearer: token },
    );
    endReplaced(token);
    startSession({ accessToken: token, memberNumber, expireInMinutes, memberMfaEnabled: false });
    return undefined;
  }
  const answer = await takeHandOver({ body: { token, memberNumber: member } });
  endReplaced(answer.accessToken);
  const { mfaAuthenticateModel: model, username } = answer;
  return !(await beginSession(answer)) && model ? { username, model } : undefined;
}

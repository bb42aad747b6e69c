import { isOperationName, type OperationName, operations } from '@rochdale/contract/operations/operations';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerOf, isGiven, operationAt, otherwiseIn } from '../apps/portal/states/answering.ts';
import { emptyAnswers } from '../apps/portal/states/empty-answers.ts';
import { namedStates, screenStates } from '../apps/portal/states/states.ts';
import { calledScreens, callersOf } from './callers.ts';
import { sources } from './sources.ts';

const names = Object.keys(operations).filter(isOperationName);
const reads = (name: OperationName) => operations[name].method === 'GET';

/** Whether an operation answers with a list that has an end of its own. */
function isList(name: OperationName): boolean {
  const { response } = operations[name];
  return response instanceof z.ZodObject && 'results' in response.shape && response.shape.results instanceof z.ZodArray;
}

describe('the states of screens', () => {
  it.each(namedStates.filter(({ state }) => state.answers !== undefined))(
    '$screen, $name answers by the contract',
    ({ state }) => {
      for (const [name, otherwise] of Object.entries(state.answers ?? {})) {
        if (!isOperationName(name) || !isGiven(otherwise)) continue;
        expect(() => answerOf(name, otherwise), name).not.toThrow();
      }
    },
  );

  it('where everything fails, what the frame asks answers as ever unless it is named', () => {
    expect(otherwiseIn({ others: 'failed' }, 'deposits.list')).toBe('failed');
    expect(otherwiseIn({ others: 'failed' }, 'accounts.list')).toBeUndefined();
    expect(otherwiseIn({ others: 'failed', answers: { 'accounts.list': 'slow' } }, 'accounts.list')).toBe('slow');
    expect(operationAt('GET', '/v3/accounts/104500017/deposits')).toBe('deposits.list');
    expect(operationAt('POST', '/v3/accounts/104500017/deposits')).toBeUndefined();
  });

  it('an answer keeps what the demo co-op says but for what it names, and is refused where it does not fit', () => {
    const own = { results: [], totalRecords: 3, hasOthers: false };
    expect(answerOf('accounts.list', { fields: { totalRecords: 5000 } }, own)).toEqual({
      results: [],
      totalRecords: 5000,
      hasOthers: false,
    });
    expect(() => answerOf('accounts.list', { fields: {} }, { results: 'none' })).toThrow();
  });

  it('a screen that asks as it opens has one that is slow and one that fails', () => {
    // What they ask comes with what is typed or pressed there.
    const later = [...['service-type/application-for-service', 'home', 'accountoverview/meterusage', 'aclarajump']];
    const asking = calledScreens.filter(
      ({ route }) => !later.includes(route) && names.some((name) => asks(route, name)),
    );
    const lacking = asking.filter(({ route }) => !('slow' in screenStates[route] && 'failed' in screenStates[route]));
    expect(lacking.map(({ route }) => route)).toEqual([]);
  });

  it('a screen is met as it mostly is first, unless it leads on by itself', () => {
    const leading = Object.entries(screenStates).filter(([, states]) => Object.keys(states)[0] !== 'loaded');
    expect(leading.map(([screen]) => screen).sort()).toEqual([
      'accountoverview/meterusage',
      'aclarajump',
      'external-redirect',
      'meter-sense-cc',
      'outside-sign-in',
    ]);
  });

  it('every list that is read has an empty answer, and a screen that shows it', () => {
    // Those of the frame and of dialogs, and those that always have an entry.
    const never = [
      'account-names.list',
      'accounts.list',
      'draft-payments.institutions',
      'draft-payments.options',
      'my-profile.auto-payments',
    ];
    const lists = names.filter((name) => reads(name) && isList(name) && !never.includes(name));
    expect(lists.filter((name) => !(name in emptyAnswers))).toEqual([]);
    const shown = new Set(
      namedStates.flatMap(({ name, state }) => (name === 'empty' ? Object.keys(state.answers ?? {}) : [])),
    );
    expect(Object.keys(emptyAnswers).filter((name) => !shown.has(name))).toEqual([]);
  });

  it('are in nothing that runs in production', () => {
    const users = sources.filter(({ imports }) => imports.some(({ to }) => to.startsWith('apps/portal/states/')));
    const others = users.filter(({ path }) => !/^(apps\/portal\/states|e2e\/states|test)\//.test(path));
    expect(others.map(({ path }) => path)).toEqual([]);
  });
});

const asks = (route: string, name: OperationName): boolean =>
  reads(name) && callersOf(name).some((screen) => screen.route === route);

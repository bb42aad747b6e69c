import type { OperationName } from '@rochdale/contract/operations/operations';
import { emptied, type emptyAnswers } from './empty-answers.ts';
import type { Answers, Refusal, ScreenStates, State, Step } from './state.ts';

export const refused = (status: Refusal['status'], code: number, message: string) =>
  ({ refusal: { status, code, message } }) as const;

/** A screen that asks nobody: it has one state. */
export const still: ScreenStates = { loaded: {} };

interface Asking extends State {
  /** The lists that may be empty. */
  readonly lists?: readonly (keyof typeof emptyAnswers)[];
}

/** A screen that asks as it opens: as it is, while nothing comes, when it fails, and with nothing in its lists. */
export function asking({ lists = [], ...base }: Asking, more: ScreenStates = {}): ScreenStates {
  const empty: ScreenStates =
    lists.length > 0 ? { empty: { ...base, answers: { ...base.answers, ...emptied(...lists) } } } : {};
  return {
    loaded: base,
    slow: { ...base, answers: {}, others: 'slow' },
    failed: { ...base, answers: {}, others: 'failed' },
    ...empty,
    ...more,
  };
}

/** A screen that leads on by itself: it can be seen while it waits, and when it fails. */
export function leading(base: State): ScreenStates {
  return { slow: { ...base, others: 'slow' }, failed: { ...base, others: 'failed' } };
}

interface Sending extends State {
  readonly fields: Readonly<Record<string, string>>;
  readonly sends: OperationName;
  readonly refusal: Refusal;
  /** What the operation says when it is done; with none there is nothing to see. */
  readonly done?: Answers;
}

const submit: Step = { press: 'main form button[type=submit]' };

/** A form: empty, sent with nothing in it, on its way, failed, refused, lost on the way and done. */
export function sending({ fields, sends, refusal, done, ...base }: Sending, more: ScreenStates = {}): ScreenStates {
  const filled = Object.entries(fields).map(([id, value]): Step => ({ fill: `[id="${id}"]`, with: value }));
  const sent = (answers: Answers): State => ({
    ...base,
    answers: { ...base.answers, ...answers },
    steps: [...(base.steps ?? []), ...filled, submit],
  });
  return {
    loaded: base,
    incomplete: { ...base, steps: [...(base.steps ?? []), submit] },
    slow: sent({ [sends]: 'slow' }),
    failed: sent({ [sends]: 'failed' }),
    refused: sent({ [sends]: { refusal } }),
    lost: sent({ [sends]: 'lost' }),
    ...(done !== undefined && { done: sent(done) }),
    ...more,
  };
}

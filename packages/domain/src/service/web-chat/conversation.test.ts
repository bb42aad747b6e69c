import { describe, expect, it } from 'vitest';
import {
  type Conversation,
  chatAnswerOf,
  conversationOf,
  longestAnswer,
  openQuestion,
  withTurn,
} from './conversation.ts';

const links = [{ screen: 'quick-pay', label: 'Quick Pay' }];

describe('an answer of the chat service', () => {
  it('is its text and its links, and nothing else', () => {
    expect(chatAnswerOf({ text: ' Hello. ', links, html: '<b>' })).toEqual({ text: 'Hello.', links });
  });

  it('needs no links', () => {
    expect(chatAnswerOf({ text: 'Hello.' })).toEqual({ text: 'Hello.', links: [] });
  });

  it.each([[undefined], [null], ['Hello.'], [{}], [{ text: '  ' }], [{ text: 7 }]])('%j is none', (value) => {
    expect(chatAnswerOf(value)).toBeUndefined();
  });

  it.each([
    ['https://evil.example'],
    ['//evil.example'],
    ['/home'],
    ['javascript:alert(1)'],
    ['quick-pay?accountno=1'],
    [''],
    [7],
  ])('loses a link to %j', (screen) => {
    expect(chatAnswerOf({ text: 'Hello.', links: [{ screen, label: 'Go' }] })?.links).toEqual([]);
  });

  it('is cut where it is too long', () => {
    const answer = chatAnswerOf({ text: 'x'.repeat(9000), links: Array(9).fill(links[0]) });
    expect(answer?.text).toHaveLength(longestAnswer);
    expect(answer?.links).toHaveLength(4);
  });
});

describe('a conversation', () => {
  const begun: Conversation = { id: 'c', turns: [] };

  it('is read as it was kept', () => {
    const asked = withTurn(begun, { id: '1', by: 'member', text: 'Hi', preset: 'agent' });
    const answered = withTurn(asked, { id: '2', by: 'agent', text: 'Hello.', links });
    expect(conversationOf(JSON.stringify(answered))).toEqual(answered);
    expect(openQuestion(asked)?.text).toBe('Hi');
    expect(openQuestion(answered)).toBeUndefined();
  });

  it.each([[null], ['{'], ['[]'], ['null'], ['{"id":"c"}']])('is not read from %j', (stored) => {
    expect(conversationOf(stored)).toBeUndefined();
  });

  it('drops turns that are none', () => {
    expect(conversationOf('{"id":"c","turns":[1,{"id":"1","by":"member"},{"id":"2","by":"agent"}]}')).toEqual(begun);
  });

  it('keeps the last turns', () => {
    let long = begun;
    for (let turn = 0; turn < 100; turn++) long = withTurn(long, { id: String(turn), by: 'member', text: 'Hi' });
    expect(long.turns).toHaveLength(60);
    expect(long.turns.at(-1)?.id).toBe('99');
  });
});

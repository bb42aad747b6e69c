import { expect, it } from 'vitest';
import { agedNode } from './node-release.ts';

it('a start by Node 20 says that it ended, and one by a later Node says nothing', () => {
  expect(agedNode('20.19.0')).toContain('Node 20 ended in April 2026');
  expect(agedNode('22.12.0')).toBeUndefined();
  expect(agedNode('24.1.0')).toBeUndefined();
});

import { operations } from '@rochdale/contract/operations/operations';
import { expect, it } from 'vitest';
import { sampleOf } from './sample.ts';

it.each(Object.entries(operations))('%s has an answer that its schema accepts', (_name, { response }) => {
  expect(response.safeParse(sampleOf(response)).error).toBeUndefined();
});

// The steps of a form: which fields each has, and which come after which.
import { expect, it } from 'vitest';
import { findStep, listSteps } from '../../../src/page/forms/steps.ts';
import { field, formB } from './site-forms.ts';

const form = {
  ...formB,
  fields: [
    field({ name: 'kind', kind: 'radio' }),
    field({ name: 'people', kind: 'number', showIf: { field: 'kind', is: 'A group' } }),
    field({ name: 'source', kind: 'hidden' }),
    field({ name: 'day', kind: 'date' }),
  ],
  steps: [
    { heading: 'You', from: 'kind' },
    { heading: 'Your group', from: 'people' },
    { heading: 'When', from: 'day' },
  ],
};
const steps = listSteps(form);

it('have the fields from their first one up to the next step', () => {
  expect(steps.map(({ fields }) => fields.map(({ name }) => name))).toEqual([['kind'], ['people', 'source'], ['day']]);
  expect(listSteps(formB)).toEqual([]);
});

it('are left out when they have nothing to ask', () => {
  const alone = { kind: 'I alone' };
  const group = { kind: 'A group' };
  expect([findStep(steps, 0, 1, alone), findStep(steps, 0, 1, group)]).toEqual([2, 1]);
  expect([findStep(steps, 2, -1, alone), findStep(steps, 2, -1, group)]).toEqual([0, 1]);
});

it('end', () => {
  expect([findStep(steps, 2, 1, {}), findStep(steps, 0, -1, {}), findStep([], 0, 1, {})]).toEqual([-1, -1, -1]);
});

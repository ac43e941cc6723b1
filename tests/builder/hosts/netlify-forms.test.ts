// The page by which Netlify knows the site's forms.
import { expect, it } from 'vitest';
import type { Site } from '#schemas';
import { netlifyForms } from '../../../src/builder/hosts/netlify-forms.ts';
import { field, formA, formB } from '../../page/forms/site-forms.ts';

const endpoints = { netlify: { address: '/__forms.html' } };
const byNetlify = { ...formA, constants: { 'a"b': 'x' }, delivery: [{ call: 'netlify' as const, params: {} }] };

it('describes each form that sends there, with every value that its messages have', () => {
  const site = { endpoints, forms: { callback: byNetlify, contact: formB } } as unknown as Site;
  const [[path, html] = [], ...more] = netlifyForms(site);
  expect([path, more]).toEqual(['__forms.html', []]);
  expect(html).toContain('<form name="callback" method="post" data-netlify="true" hidden>');
  expect(html).not.toContain('name="contact"');
  const names = [...html!.matchAll(/<input name="([^"]+)">/g)].map(([, name]) => name);
  expect(names).toEqual([
    ...formA.fields.map(({ name }) => name),
    'a&quot;b',
    'captcha',
    'pageName',
    'time',
    'lead_id',
    'spam',
    'your-website',
  ]);
});

// https://docs.netlify.com/forms/setup/#file-uploads, read on 2026-11-25: "To do this, add an input with type="file" to any form.
// … Only one file upload per field is supported. For multiple file uploads, use multiple fields."
it('says which of them are files', () => {
  const withFile = { ...byNetlify, fields: [...formB.fields, field({ name: 'plan', kind: 'file' })] };
  const [[, html] = []] = netlifyForms({ endpoints, forms: { contact: withFile } } as unknown as Site);
  expect(html).toContain('<input type="file" name="plan">');
});

it('is no page where no form sends there', () => {
  expect(netlifyForms({ endpoints, forms: { contact: formB } } as unknown as Site)).toEqual([]);
  expect(netlifyForms({ endpoints: {}, forms: { callback: byNetlify } } as unknown as Site)).toEqual([]);
});

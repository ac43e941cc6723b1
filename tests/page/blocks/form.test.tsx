// @vitest-environment happy-dom
// The form on the page: rendered on the server, woken in the browser, sent through the real SDK to the stand-in.
import { act, createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site, SiteForm } from '#schemas';
import { Form } from '../../../src/page/blocks/form/form.tsx';
import { View } from '../../../src/page/blocks/form/form.island.tsx';
import { loadLeads, removeLead } from '../../../src/page/forms/leads/lead-box.ts';
import { startOutbox } from '../../../src/page/forms/delivery/outbox.ts';
import { timing } from '../../../src/page/forms/leads/timing.ts';
import { createPageStore, type PageStore } from '../../../src/page/state/store.ts';
import { StoreProvider } from '../../../src/page/state/use-store.tsx';
import { IslandHtml, type IslandProps } from '../../../src/page/ui/island.tsx';
import { startServices, type Services } from '../forms/real-services.ts';
import { asha, field, formA, formB } from '../forms/site-forms.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const labels = {
  optional: 'optional',
  problem: 'There is a problem',
  alertTitle: 'Not sent',
  ok: 'OK',
  sending: 'On its way',
  stillSending: 'Still',
  leaveEmpty: 'Leave empty',
  newTab: 'new tab',
  badEmail: 'No e-mail address',
  badTel: 'No phone number',
  badNumber: 'No number',
};
const usual = { ...timing };
let services: Services;
let store: PageStore;
let root: Root | undefined;
const complaints: unknown[] = [];

beforeEach(async () => {
  services = await startServices();
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words.join(' ').slice(-1500)));
  Object.assign(timing, { timeoutMs: 10_000, mailGapMs: 10, backoffBaseMs: 5, recheckMs: 5 } satisfies Partial<
    typeof timing
  >);
  document.head.innerHTML = '<meta name="pagewright-endpoints">';
  document.head.querySelector('meta')!.content = JSON.stringify(services.endpoints);
  store = createPageStore();
  store.setState({ goTo: vi.fn() });
});
afterEach(async () => {
  act(() => root?.unmount());
  root = undefined;
  startOutbox()();
  vi.restoreAllMocks();
  for (const { id } of loadLeads()) removeLead(id);
  localStorage.clear();
  Object.assign(timing, usual);
  await services.close();
});

const islandHtml = ({ view, props }: IslandProps<object>) => ({
  html: renderToString(<StoreProvider store={createPageStore()}>{createElement(view!, props)}</StoreProvider>),
  identifierPrefix: 'i0-',
});

function html(form: SiteForm, around: (inner: string) => string = (inner) => inner): void {
  const site = { forms: { it: form }, labels, lists: {}, endpoints: services.endpoints } as unknown as Site;
  const block = {
    type: 'form',
    id: 'it',
    background: 'plain',
    form: 'it',
    points: [],
    details: [],
    level: 2,
    site,
  } as const;
  document.body.innerHTML = around(
    renderToStaticMarkup(
      <IslandHtml.Provider value={islandHtml}>
        <Form {...block} points={[]} details={[]} layout="beside" pageName="A page" />
      </IslandHtml.Provider>,
    ),
  );
  showPage(performance.now());
}

/** @param shownAt in ms since the document was loaded */
function showPage(shownAt: number): void {
  document.getElementById('main')?.remove();
  const main = Object.assign(document.createElement('main'), { id: 'main' });
  main.dataset.shownAt = String(shownAt);
  document.body.append(main);
}

async function wake(): Promise<void> {
  const island = document.querySelector<HTMLElement>('pw-island')!;
  const props = JSON.parse(island.dataset.props!);
  await act(async () => {
    root = hydrateRoot(
      island,
      <StoreProvider store={store}>
        <View {...props} />
      </StoreProvider>,
      { onRecoverableError: (error) => complaints.push(error), identifierPrefix: 'i0-' },
    );
  });
}

const $ = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const button = () => $<HTMLButtonElement>('form .btn');
function fill(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
    if (input) input.value = value;
  }
}
const press = () => act(async () => $<HTMLFormElement>('form').requestSubmit());
const until = (check: () => unknown) =>
  act(async () => vi.waitFor(() => expect(check()).toBeTruthy(), { timeout: 60_000 }));

describe('without script', () => {
  it('is a form that the browser itself can send, with what the script would add', () => {
    html(formA);
    const form = $<HTMLFormElement>('form');
    expect([form.method, form.enctype, form.noValidate]).toEqual(['post', 'multipart/form-data', false]);
    expect(form.getAttribute('action')).toBe(services.endpoints.sheet);
    html(formB);
    expect($('form').getAttribute('action')).toBe(`${services.origin}/api/v1.0/email/send-form`);
    expect($<HTMLInputElement>('[type=hidden][name=template_id]').value).toBe('notification');
  });

  it('labels every field, in words where it is optional, and says what the browser may fill in', () => {
    html({ ...formA, fields: formA.fields.map((each) => ({ ...each, autocomplete: `x-${each.name}` })) });
    for (const { name } of formA.fields) {
      const input = $<HTMLInputElement>(`form [name="${name}"]`);
      expect($(`label[for="${input.id}"]`)).toBeTruthy();
      expect(input.getAttribute('autocomplete')).toBe(`x-${name}`);
    }
    expect($('label[for$="-message"]').textContent).toBe('message (optional)');
    expect($('[name=mobile]').getAttribute('inputmode')).toBe('tel');
    expect($<HTMLSelectElement>('select').options[0]).toMatchObject({ value: '', text: '-- Select Industry --' });
  });

  it('sends the placeholder as a choice where it counts as one', () => {
    html(formB);
    expect($<HTMLSelectElement>('select').options[0]!.value).toBe('-- Select Industry --');
  });
});

const asked = {
  ...formB,
  fields: [
    field({ name: 'email', kind: 'email' }),
    field({ name: 'guests', kind: 'number', min: 1, max: 40 }),
    field({ name: 'room', kind: 'radio', options: ['Hall', 'Garden'], required: 'Please choose a room' }),
    field({ name: 'extras', kind: 'checkboxes', options: ['Music', 'Flowers'], hint: 'See [all](/extras)' }),
    field({ name: 'song', kind: 'text', required: 'Which song?', showIf: { field: 'extras', is: 'Music' } }),
    field({ name: 'source', kind: 'hidden', value: 'autumn' }),
    field({
      name: 'consent',
      kind: 'checkbox',
      label: 'You may keep this, as [we promise](/privacy)',
      required: 'Please tick the box',
    }),
  ],
} satisfies SiteForm;
const box = (name: string, value: string) => $<HTMLInputElement>(`form [name="${name}"][value="${value}"]`);
const tick = (name: string, value: string) => act(async () => box(name, value).click());
const isHidden = (name: string) =>
  $(`form [name="${name}"]`).closest<HTMLElement>('.form-field')!.dataset.shown === 'false';

describe('fields to choose and to tick', () => {
  it('are native inputs with names, in groups with a question, which the browser can check by itself', () => {
    html(asked);
    const groups = [...document.querySelectorAll('form fieldset')].map(
      (group) => group.querySelector('legend')!.textContent,
    );
    expect(groups).toEqual(['room', 'extras (optional)']);
    expect(
      [...document.querySelectorAll('form [name=room]')].map((input) => (input as HTMLInputElement).required),
    ).toEqual([true, true]);
    expect($<HTMLInputElement>('[name=consent]').value).toBe('You may keep this, as we promise');
    expect($(`label[for="${$('[name=consent]').id}"] a`).getAttribute('href')).toBe('/privacy');
    expect($(`#${$('[name=extras]').closest('fieldset')!.getAttribute('aria-describedby')} a`).textContent).toBe('all');
    expect($<HTMLInputElement>('[name=song]').required).toBe(false);
    const email = $<HTMLInputElement>('[name=email]');
    email.value = 'kaputt';
    expect([email.type, new RegExp(`^(?:${email.pattern})$`, 'v').test('kaputt')]).toEqual(['email', false]);
  });

  it('show and ask for what another answer needs, and for nothing else', async () => {
    html(asked);
    expect(isHidden('song')).toBe(true);
    await wake();
    await press();
    const messages = () => [...document.querySelectorAll('[role=alert] a')].map(({ textContent }) => textContent);
    expect(messages()).toEqual(['Please choose a room', 'Please tick the box']);
    await tick('extras', 'Music');
    expect(isHidden('song')).toBe(false);
    fill({ email: 'kaputt', guests: '41' });
    await press();
    expect(messages()).toEqual([
      'No e-mail address',
      'No number',
      'Please choose a room',
      'Which song?',
      'Please tick the box',
    ]);
    await act(async () => $('[role=alert] a[href$="-room"]').click());
    expect(document.activeElement).toBe(box('room', 'Hall'));
    expect(complaints).toEqual([]);
  });

  it('arrive in their own words, several on a line each, the consent with its time', async () => {
    html(asked);
    await wake();
    fill({ song: 'A waltz' });
    await tick('extras', 'Music');
    await tick('extras', 'Flowers');
    await tick('room', 'Garden');
    await act(async () => $('[name=consent]').click());
    await press();
    await until(() => vi.mocked(store.getState().goTo).mock.calls.length);
    const [mail] = await services.mails();
    expect(mail).toContain('room: Garden\nextras: Music\n    Flowers\nsong: A waltz\nsource: autumn\n');
    expect(mail).toMatch(/consent: You may keep this, as we promise \(\d{4}-\d\d-\d\dT[\d:.]+Z\)/);
  });
});

describe('a message that looks like spam', () => {
  it('is sent and marked: the hidden field is filled in, or it came at once', async () => {
    html(formB);
    const trap = $<HTMLInputElement>('form [name="your-website"]');
    expect([trap.tabIndex, trap.closest('[aria-hidden=true]') !== null]).toEqual([-1, true]);
    await wake();
    fill({ ...asha, firstName: 'Asha' });
    await press();
    await until(() => vi.mocked(store.getState().goTo).mock.calls.length === 1);
    expect((await services.mails())[0]).toContain('spam: Sent within two seconds');
    fill({ ...asha, firstName: 'Usha', 'your-website': 'https://spam.example' });
    await press();
    await until(() => vi.mocked(store.getState().goTo).mock.calls.length === 2);
    expect((await services.mails())[1]).toContain('spam: The hidden field is filled in');
  });
});

describe('a message of a form whose code came late', () => {
  it('is not marked: it took longer to write than the code was there', async () => {
    html(formB);
    showPage(performance.now() - 2500);
    await wake();
    fill({ ...asha, firstName: 'Asha' });
    await press();
    await until(() => vi.mocked(store.getState().goTo).mock.calls.length === 1);
    expect((await services.mails())[0]).not.toContain('spam:');
  });
});

describe('in the browser', () => {
  it('wakes without a complaint, keeps what was typed before, and cleans it', async () => {
    html(formA);
    fill({ contactPerson: 'Asha 1', mobile: '98-76', industryType: 'Steel' });
    await wake();
    expect(complaints).toEqual([]);
    expect($<HTMLFormElement>('form').noValidate).toBe(true);
    expect($<HTMLInputElement>('[name=contactPerson]').value).toBe('Asha ');
    expect($<HTMLInputElement>('[name=mobile]').value).toBe('9876');
    expect($<HTMLSelectElement>('select').value).toBe('Steel');
  });

  it('shows the messages at the fields and in a list that has the focus, and sends nothing', async () => {
    html(formA);
    await wake();
    await press();
    const email = $<HTMLInputElement>('[name=email]');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect($(`#${email.getAttribute('aria-describedby')}`).textContent).toBe('Email is required');
    expect(document.activeElement?.textContent).toContain('There is a problem');
    expect([...document.querySelectorAll('[role=alert] a')].map((link) => link.textContent)).toHaveLength(5);
    await act(async () => $('[role=alert] a[href$="-email"]').click());
    expect(document.activeElement).toBe(email);
    expect(services.received).toEqual([]);
    expect(button().disabled).toBe(false);
  });

  it('is disabled while it sends, with the words for it, and does not lose the focus', async () => {
    await services.fault({ match: 'send-form', delayMs: 300 });
    html(formB);
    await wake();
    fill({ ...asha, firstName: 'Asha' });
    button().focus();
    await press();
    expect([button().disabled, button().textContent]).toEqual([true, 'Submitting...']);
    expect(document.activeElement).toBe($('form [role=status]'));
    expect(document.activeElement?.textContent).toBe('On its way');
    await until(() => vi.mocked(store.getState().goTo).mock.calls.length);
  });

  it('is one lead when it is sent twice in the same moment', async () => {
    html(formB);
    await wake();
    fill({ ...asha, firstName: 'Asha' });
    await act(async () => {
      $<HTMLFormElement>('form').requestSubmit();
      fill({ firstName: 'Usha' });
      $<HTMLFormElement>('form').requestSubmit();
    });
    await until(() => vi.mocked(store.getState().goTo).mock.calls.length);
    expect(services.posts()).toEqual(['send-form']);
    expect(store.getState().goTo).toHaveBeenCalledWith('/thankyou');
    expect($<HTMLInputElement>('[name=firstName]').value).toBe('');
  });
});

const inDialog = (inner: string) => `<dialog id="dialog-it" class="dialog">${inner}</dialog>`;

describe('form A in a pop-up', () => {
  const quick = { ...formA, success: { ...formA.success, panel: { ...formA.success.panel!, seconds: 1 } } };

  it('thanks, then closes the dialog, empties the form, and goes on', async () => {
    html(quick, inDialog);
    $<HTMLDialogElement>('dialog').showModal();
    await wake();
    fill(asha);
    await press();
    await until(() => document.body.textContent!.includes('Thanks for getting in touch!'));
    expect($('form').hidden).toBe(true);
    expect(document.activeElement).toBe($('pw-island > [role=status]'));
    expect(store.getState().goTo).not.toHaveBeenCalled();
    await until(() => vi.mocked(store.getState().goTo).mock.calls.length);
    expect($<HTMLDialogElement>('dialog').open).toBe(false);
    expect($('form').hidden).toBe(false);
    expect($<HTMLInputElement>('[name=contactPerson]').value).toBe('');
    expect(store.getState().forms['it-form']?.phase).toBe('idle');
    expect(store.getState().goTo).toHaveBeenCalledTimes(1);
  });

  it('keeps its fields on failure, shows the alert with the phone as a link, and gives the focus back', async () => {
    await services.fault({ match: 'send-form', status: 500 });
    html(quick, inDialog);
    const dialog = $<HTMLDialogElement>('#dialog-it');
    dialog.showModal();
    await wake();
    fill(asha);
    await press();
    await until(() => $<HTMLDialogElement>('[role=alertdialog]').open);
    const alert = $<HTMLDialogElement>('[role=alertdialog]');
    expect(alert.textContent).toContain(formA.failure.message);
    expect(alert.querySelector('a')?.getAttribute('href')).toBe('tel:+911200000000');
    expect($<HTMLInputElement>('[name=contactPerson]').value).toBe('Asha Rao');
    await act(async () => alert.querySelector('button')!.click());
    expect(document.activeElement).toBe(button());
    expect([alert.open, alert.isConnected, dialog.open, button().disabled]).toEqual([false, false, true, false]);
    expect(store.getState().goTo).not.toHaveBeenCalled();
  });

  it('comes back to say that it failed when its window was closed meanwhile', async () => {
    await services.fault({ match: 'send-form', status: 400, delayMs: 150 });
    html(quick, inDialog);
    const dialog = $<HTMLDialogElement>('#dialog-it');
    dialog.showModal();
    await wake();
    fill(asha);
    await press();
    dialog.close();
    await until(() => $<HTMLDialogElement>('[role=alertdialog]').open);
    expect(dialog.open).toBe(true);
  });
});

it('form B empties its fields on failure', async () => {
  await services.fault({ match: 'send-form', status: 412 });
  html(formB);
  await wake();
  fill({ ...asha, firstName: 'Asha' });
  await press();
  await until(() => $<HTMLDialogElement>('[role=alertdialog]').open);
  expect($<HTMLInputElement>('[name=firstName]').value).toBe('');
});

// @vitest-environment happy-dom
// The list of jobs as a visitor meets it: loading, the list, nothing, a failure, and the dialog of one job.
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { start as startChoice } from '../../../src/page/blocks/job-list/job-choice.behavior.ts';
import { start } from '../../../src/page/blocks/job-list/job-feed.behavior.ts';
import { View } from '../../../src/page/blocks/job-list/job-dialog.island.tsx';
import { hydrate } from '../../../src/page/live/hydrate-island.tsx';
import { startHistory } from '../../../src/page/navigation/history.ts';
import { store } from '../../../src/page/live/page-store.ts';
import { rendered } from './rendered.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const block = {
  type: 'job-list',
  id: 'jobs',
  heading: 'Jobs',
  email: 'jobs@example.com',
  texts: {
    loading: 'Loading job openings...',
    empty: 'No job openings available right now.',
    retry: 'Try again',
    count: '{count} open position | {count} open positions',
    details: 'View Details',
    apply: 'Apply by e-mail',
    subject: 'Application for {title}',
    untitled: 'Untitled Position',
    missing: 'N/A',
    noDescription: 'No description available.',
  },
  fieldLabels: {
    location: 'Location',
    employmentType: 'Type',
    department: 'Department',
    experience: 'Experience',
    openings: 'Openings',
    posted: 'Posted',
    deadline: 'Apply by',
    salary: 'Salary',
    skills: 'Skills',
  },
};
const html = rendered(block);
const rows = [
  { title: 'Senior Developer', description: 'Build.\n- Test', deadline: '2199-04-30' },
  { status: 'Active', posted: '31/02/2026' },
];
let ends: (() => void)[] = [];
let answer: () => Promise<Response>;
/** Points at the jobs, which wakes what leads to their dialogs. */
let chooses: () => void;

beforeAll(() => {
  history.replaceState(null, '', '/career');
  startHistory();
});
beforeEach(() => {
  document.head.innerHTML = `<meta name="pagewright-endpoints" content='{"jobs":"https://feed.example/jobs"}'>`;
  goTo('/career');
  answer = () => Promise.resolve(new Response(JSON.stringify(rows)));
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer()),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  act(() => ends.forEach((end) => end()));
  ends = [];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Follows another address of the page, as the browser does. */
function goTo(address: string): void {
  history.replaceState(null, '', address);
  dispatchEvent(new Event('popstate'));
}

/** Shows the server's HTML, wakes the list, the choice and, when it is needed, the dialog, and waits for the feed. */
async function wake(): Promise<void> {
  document.body.innerHTML = html;
  let isAwake = false;
  const wakeDialog = (root: HTMLElement) => {
    if (isAwake) return;
    isAwake = true;
    void hydrate(root, View, root.dataset.props!).then((end) => ends.push(end));
  };
  const page = { goTo: store.getState().goTo, wake: wakeDialog };
  await act(async () => {
    ends.push(start(find('[data-live=job-feed]'), page));
  });
  chooses = () => ends.push(startChoice(find('[data-live=job-choice]'), page));
  await act(() => new Promise((done) => setTimeout(done, 20)));
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const status = () => find('[role=status]').textContent;
const click = (element: HTMLElement) => act(async () => element.click());
const dialog = () => find('dialog') as HTMLDialogElement;
const retry = () => find('[data-job=retry]');

describe('the list', () => {
  it('is prerendered as loading, with the mailbox for browsers without script', () => {
    document.body.innerHTML = html;
    expect(status()).toBe('Loading job openings...');
    expect(find('.only-without-script a').getAttribute('href')).toBe('mailto:jobs@example.com');
    expect(find('main ul').children).toHaveLength(0);
  });

  it('announces how many there are, and shows each with its fallbacks', async () => {
    await wake();
    expect(console.error).not.toHaveBeenCalled();
    expect(status()).toBe('2 open positions');
    const cards = [...document.querySelectorAll('main ul > li')];
    expect(cards.map((card) => card.querySelector('h2')!.textContent)).toEqual([
      'Senior Developer',
      'Untitled Position',
    ]);
    expect(cards[0]!.querySelector('button')!.textContent).toBe('View Details Senior Developer');
    expect(cards[0]!.querySelector('time')!.textContent).toBe('April 30, 2199');
    expect(cards[1]!.textContent).toContain('LocationN/A');
    expect(cards[1]!.textContent).toContain('No description available.');
  });

  it('says when there are none, without a control', async () => {
    answer = () => Promise.resolve(new Response('[]'));
    await wake();
    expect(status()).toBe('No job openings available right now.');
    expect(retry().hidden).toBe(true);
  });

  it('says the same after a failure, logs it, and tries again when asked', async () => {
    const feed = answer;
    answer = () => Promise.resolve(new Response('<!doctype html>', { status: 200 }));
    await wake();
    expect(status()).toBe('No job openings available right now.');
    expect(console.error).toHaveBeenCalledTimes(1);
    answer = feed;
    await click(retry());
    expect(document.activeElement).toBe(find('[role=status]'));
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(status()).toBe('2 open positions');
  });
});

describe('the dialog', () => {
  it('opens for a job, names it in the address, and goes back when it is closed', async () => {
    const back = vi.spyOn(history, 'go').mockImplementation(() => {});
    await wake();
    chooses();
    await click(find('#jobs-0'));
    expect(location.search).toBe('?job=senior-developer');
    expect(dialog().open).toBe(true);
    expect(find('dialog h2').textContent).toBe('Senior Developer');
    expect(find('dialog li').textContent).toBe('Test');
    expect(find('dialog a').getAttribute('href')).toBe(
      'mailto:jobs@example.com?subject=Application%20for%20Senior%20Developer',
    );
    await click(find('dialog button'));
    expect(dialog().open).toBe(false);
    expect(back.mock.calls).toEqual([[-1]]);
  });

  it('closes on Back', async () => {
    await wake();
    chooses();
    await click(find('#jobs-0'));
    await act(async () => goTo('/career'));
    expect(dialog().open).toBe(false);
  });

  it('opens by the address, and then leaves nothing to go back to', async () => {
    const back = vi.spyOn(history, 'go');
    goTo('/career?job=senior-developer&from=mail');
    await wake();
    expect(dialog().open).toBe(true);
    await click(find('dialog button'));
    expect(location.search).toBe('?from=mail');
    expect(back).not.toHaveBeenCalled();
  });

  it('stays closed when the address names a job that is gone', async () => {
    goTo('/career?job=astronaut');
    await wake();
    expect(dialog().open).toBe(false);
  });

  it('says of an impossible date that it is not known', async () => {
    await wake();
    chooses();
    await click(find('#jobs-1'));
    expect(dialog().textContent).toContain('PostedN/A');
  });
});

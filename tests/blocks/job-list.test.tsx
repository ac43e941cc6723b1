// @vitest-environment happy-dom
// The list of jobs as a visitor meets it: loading, the list, nothing, a failure, and the window of one job.
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { View, type JobListViewProps } from '../../src/blocks/job-list/job-list.island.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const props: JobListViewProps = {
  id: 'jobs',
  email: 'jobs@example.com',
  texts: {
    loading: 'Loading job openings...',
    empty: 'No job openings available right now.',
    retry: 'Try again',
    count: '{count} open positions',
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
  level: 3,
  lang: 'en-IN',
  closeLabel: 'Close',
};
const rows = [
  { JobTitle: 'Senior Developer', 'Job Description': 'Build.\n- Test', 'Application Deadline': '2199-04-30' },
  { Status: 'Active', 'Posted Date': '31/02/2026' },
];
let root: Root;
let answer: () => Promise<Response>;

beforeEach(() => {
  document.head.innerHTML = `<meta name="pagewright-endpoints" content='{"jobs":"https://feed.example/jobs"}'>`;
  history.replaceState(null, '', '/career');
  answer = () => Promise.resolve(new Response(JSON.stringify(rows)));
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer()),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Shows the server's HTML, wakes it, and waits for the feed. */
async function wake(): Promise<void> {
  document.body.innerHTML = `<main>${renderToString(<View {...props} />)}</main>`;
  await act(async () => {
    root = hydrateRoot(document.querySelector('main')!, <View {...props} />);
  });
  await act(() => new Promise((done) => setTimeout(done, 20)));
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const status = () => find('[role=status]').textContent;
const click = (element: HTMLElement) => act(async () => element.click());
const dialog = () => find('dialog') as HTMLDialogElement;

describe('the list', () => {
  it('is prerendered as loading, with the mailbox for browsers without script', () => {
    document.body.innerHTML = renderToString(<View {...props} />);
    root = hydrateRoot(document.createElement('div'), null);
    expect(status()).toBe('Loading job openings...');
    expect(find('.only-without-script a').getAttribute('href')).toBe('mailto:jobs@example.com');
    expect(find('ul')).toBeNull();
  });

  it('announces how many there are, and shows each with its fallbacks', async () => {
    await wake();
    expect(console.error).not.toHaveBeenCalled();
    expect(status()).toBe('2 open positions');
    const cards = [...document.querySelectorAll('main > ul > li')];
    expect(cards.map((card) => card.querySelector('h3')!.textContent)).toEqual([
      'Senior Developer',
      'Untitled Position',
    ]);
    expect(cards[0]!.querySelector('button')!.textContent).toBe('View Details Senior Developer');
    expect(cards[0]!.querySelector('time')!.textContent).toBe('30 April 2199');
    expect(cards[1]!.textContent).toContain('LocationN/A');
    expect(cards[1]!.textContent).toContain('No description available.');
  });

  it('says when there are none, without a control', async () => {
    answer = () => Promise.resolve(new Response('[]'));
    await wake();
    expect(status()).toBe('No job openings available right now.');
    expect(find('main > div > button')).toBeNull();
  });

  it('says the same after a failure, logs it, and tries again when asked', async () => {
    const feed = answer;
    answer = () => Promise.resolve(new Response('<!doctype html>', { status: 200 }));
    await wake();
    expect(status()).toBe('No job openings available right now.');
    expect(console.error).toHaveBeenCalledTimes(1);
    answer = feed;
    await click(find('main > div > button'));
    expect(document.activeElement).toBe(find('[role=status]'));
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(status()).toBe('2 open positions');
  });
});

describe('the window', () => {
  it('opens for a job, names it in the address, and goes back when it is closed', async () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => {});
    await wake();
    await click(find('#jobs-senior-developer'));
    expect(location.search).toBe('?job=senior-developer');
    expect(dialog().open).toBe(true);
    expect(find('dialog h2').textContent).toBe('Senior Developer');
    expect(find('dialog li').textContent).toBe('Test');
    expect(find('dialog a').getAttribute('href')).toBe(
      'mailto:jobs@example.com?subject=Application%20for%20Senior%20Developer',
    );
    await click(find('dialog button'));
    expect(dialog().open).toBe(false);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('closes on Back', async () => {
    await wake();
    await click(find('#jobs-senior-developer'));
    history.replaceState(null, '', '/career');
    await act(async () => dispatchEvent(new Event('popstate')));
    expect(dialog().open).toBe(false);
  });

  it('opens by the address, and then leaves nothing to go back to', async () => {
    const back = vi.spyOn(history, 'back');
    history.replaceState(null, '', '/career?job=senior-developer&from=mail');
    await wake();
    expect(dialog().open).toBe(true);
    await click(find('dialog button'));
    expect(location.search).toBe('?from=mail');
    expect(back).not.toHaveBeenCalled();
  });

  it('stays closed when the address names a job that is gone', async () => {
    history.replaceState(null, '', '/career?job=astronaut');
    await wake();
    expect(dialog().open).toBe(false);
  });

  it('says of an impossible date that it is not known', async () => {
    await wake();
    await click(find('#jobs-job'));
    expect(dialog().textContent).toContain('PostedN/A');
  });
});

// The list "Set up": what the site needs, what is done, and the way to each task.
import { say } from '../../../base/words/say.ts';
import { Button } from 'react-aria-components';
import type { SetupTask } from '../../protocol/site.ts';
import { Icon } from '../controls/icon.tsx';
import { focusSettings } from '../state/focus.ts';
import { makePage, openSiteView } from '../state/site-store.ts';
import { select } from '../state/store.ts';
import { openPage } from '../state/sync.ts';
import './setup-view.css';

export function SetupView({ tasks }: { tasks: readonly SetupTask[] }) {
  const open = tasks.filter(({ isDone }) => !isDone).length;
  return (
    <>
      <p role="status">
        {open === 0
          ? say('All of it is there. You find this list by Search and commands.')
          : say('{count} thing is still open. | {count} things are still open.', { count: open })}
      </p>
      <ul className="site-list" aria-label={say('Set up')}>
        {tasks.map((task) => (
          <li key={task.name}>
            <Button className="site-row setup-row" onPress={() => void start(task)}>
              <span className={task.isDone ? 'setup-sign done' : 'setup-sign'}>
                {task.isDone && <Icon name="check" />}
              </span>
              <span>
                <strong>{nameTask(task)}</strong>
                <span className="hint">{task.isDone ? say('Done') : aboutTask(task)}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function nameTask({ name, title = '' }: SetupTask): string {
  const names: Record<SetupTask['name'], string> = {
    name: say('Name of the site'),
    logo: say('Logo'),
    colours: say('Colours and fonts'),
    address: say('Address and map'),
    hours: say('Opening hours'),
    delivery: say('Where should messages go?'),
    imprint: title,
    privacy: title,
    'share-picture': say('Picture for shared links'),
    url: say('Address in the web'),
  };
  return names[name];
}

function aboutTask({ name, form = '', route }: SetupTask): string {
  const legal =
    route === undefined ? say('There is no such page yet.') : say('It is a draft, or has words to fill in.');
  const words: Record<SetupTask['name'], string> = {
    name: say('It is at the top of every page.'),
    logo: say('With its size, its colours and the icon of the tab.'),
    colours: say('A look to begin with, and your own colours.'),
    address: route === undefined ? say('The street and the town.') : say('A map has no place yet.'),
    hours: say('Written once, shown everywhere.'),
    delivery: say('Messages of the form “{form}” reach nobody yet.', { form }),
    imprint: legal,
    privacy: legal,
    'share-picture': say('What chats show with a link to a page.'),
    url: say('Under which visitors find the site.'),
  };
  return words[name];
}

/** Settings of the site that a task is done in. */
const settings: Partial<Record<SetupTask['name'], string>> = {
  name: 'name',
  logo: 'logo',
  colours: 'theme',
  address: 'address',
  hours: 'openingHours',
  'share-picture': 'shareImage',
  url: 'url',
};

/** Opens what a task is done in: a setting, a page, or the form for a new one. */
async function start({ name, route, form }: SetupTask): Promise<void> {
  await openSiteView(null);
  if (route !== undefined) return openPage(route);
  if (name === 'imprint' || name === 'privacy') return makePage(name);
  const path = form === undefined ? [settings[name]!] : ['forms', form];
  select({ file: 'site.yaml', path, section: null });
  focusSettings();
}

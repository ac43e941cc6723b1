// List of the pages and settings that use something, requested by a button; each can be opened.
import { say } from '../../../base/words/say.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { TextButton } from '../controls/buttons.tsx';
import type { UsedAt as Usage } from '../../protocol/site.ts';
import { focusSettings } from '../state/focus.ts';
import { fetchUsages } from '../state/requests.ts';
import { announce, sectionAt, select, useEditor } from '../state/store.ts';
import { openPage } from '../state/sync.ts';
import '../controls/list.css';
import './used-at.css';

export interface UsedAtProps {
  kind: 'page' | 'file' | 'popup' | 'form' | 'shared';
  name: string;
  /** Called when one of them is opened. */
  onOpen?: () => unknown;
}

/** The button that was pressed is gone: what it was pressed for has the focus. */
function focusOnce(element: HTMLElement | null) {
  element?.focus();
}

export function UsedAt({ kind, name, onOpen }: UsedAtProps) {
  const [found, setFound] = useState<Usage[] | null>(null);
  const ask = async () => {
    const usages = await fetchUsages(kind, name);
    setFound(usages);
    announce(
      usages.length === 0
        ? say('It is used nowhere.')
        : say('It is used in {count} place. | It is used in {count} places.', { count: usages.length }),
    );
  };
  const open = async ({ file, path, route }: Usage) => {
    await onOpen?.();
    if (route !== null && route !== useEditor.getState().route) await openPage(route);
    const { page } = useEditor.getState();
    if (!page?.files[file]) return;
    select({ file, path, section: sectionAt(page, file, path) });
    focusSettings();
  };
  if (!found)
    return (
      <TextButton icon="search" onPress={() => void ask()}>
        {say('Where is it used?')}
      </TextButton>
    );
  if (found.length === 0)
    return (
      <p className="help" tabIndex={-1} ref={focusOnce}>
        {say('It is used nowhere.')}
      </p>
    );
  return (
    <ul className="used-at" aria-label={say('Where it is used')}>
      {found.map((usage, index) => (
        <li key={`${usage.file} ${usage.path.join(' ')} ${index}`}>
          <Button className="entry-open" autoFocus={index === 0} onPress={() => void open(usage)}>
            {usage.where}
          </Button>
        </li>
      ))}
    </ul>
  );
}

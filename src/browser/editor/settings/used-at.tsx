// Where something is used, asked for by a button: the pages and settings that name it, each to be
// opened.
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { TextButton } from '../controls/buttons.tsx';
import type { UsedAt as Usage } from '../site-answers.ts';
import { fetchUsages } from '../state/requests.ts';
import { say, sectionAt, select, useEditor } from '../state/store.ts';
import { openPage } from '../state/sync.ts';

export interface UsedAtProps {
  kind: 'page' | 'file' | 'popup' | 'form' | 'shared';
  name: string;
  /** Called when one of them is opened. */
  onOpen?: () => unknown;
}

export function UsedAt({ kind, name, onOpen }: UsedAtProps) {
  const [found, setFound] = useState<Usage[] | null>(null);
  const pages = useEditor((state) => state.start?.pages) ?? [];
  const ask = async () => {
    const usages = await fetchUsages(kind, name);
    setFound(usages);
    say(usages.length === 0 ? 'It is used nowhere.' : `It is used in ${usages.length} places.`);
  };
  const nameOf = ({ file, route }: Usage) =>
    pages.find((page) => page.route === route)?.title ?? (file === 'site.yaml' ? 'Settings of the site' : file);
  const open = async ({ file, path, route }: Usage) => {
    await onOpen?.();
    if (route !== null && route !== useEditor.getState().route) await openPage(route);
    const { page } = useEditor.getState();
    if (page?.files[file]) select({ file, path, section: sectionAt(page, file, path) });
  };
  if (!found)
    return (
      <TextButton icon="search" onPress={() => void ask()}>
        Where is it used?
      </TextButton>
    );
  if (found.length === 0) return <p className="help">It is used nowhere.</p>;
  return (
    <ul className="used-at" aria-label="Where it is used">
      {found.map((usage) => (
        <li key={`${usage.file} ${usage.line}`}>
          <Button className="entry-open" onPress={() => void open(usage)}>
            <span>{nameOf(usage)}</span>
            <small className="hint">
              {usage.route ?? usage.file}, line {usage.line}
            </small>
          </Button>
        </li>
      ))}
    </ul>
  );
}

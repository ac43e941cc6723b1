// The bar of the selected section: move, duplicate, add below, remove.
import { say } from '../../../base/words/say.ts';
import { Toolbar } from 'react-aria-components';
import type { EditorPage } from '../../protocol/page.ts';
import { getAtPath, type Path } from '../../../edits/model/path.ts';
import { duplicateEntry, moveEntry, removeEntry } from '../entries/section-edits.ts';
import { select, useEditor } from '../state/store.ts';
import { IconButton } from '../controls/buttons.tsx';

interface SectionBarProps {
  path: Path;
  page: EditorPage;
  at: { top: number } & ({ left: number } | { right: number });
}

/** @param path of the section in the page's file: one of its own, or one in a column */
export function SectionBar({ path, page, at }: SectionBarProps) {
  const file = page.file!;
  const { data } = page.files[file] ?? {};
  const title = useEditor(({ start }) => start?.sections[String(getAtPath(data, [...path, 'type']))]?.title ?? '');
  const list = path.slice(0, -1);
  const place = Number(path.at(-1));
  const count = (getAtPath(data, list) as unknown[] | undefined)?.length ?? 0;
  return (
    <div className="section-bar" style={at}>
      <Toolbar aria-label={say('Section: {title}', { title })}>
        <span className="bar-name">{title}</span>
        <IconButton
          icon="up"
          label={say('Move up')}
          isDisabled={place === 0}
          onPress={() => void moveEntry(file, path, place - 1)}
        />
        <IconButton
          icon="down"
          label={say('Move down')}
          isDisabled={place >= count - 1}
          onPress={() => void moveEntry(file, path, place + 1)}
        />
        <IconButton
          icon="plus"
          label={say('Add a section below')}
          onPress={() => useEditor.setState({ adding: { list, at: place + 1 } })}
        />
        <IconButton icon="copy" label={say('Duplicate')} onPress={() => void duplicateEntry(file, path)} />
        <IconButton
          icon="settings"
          label={say('Settings')}
          onPress={() => select({ file, path, section: Number(path[1]) })}
        />
        <IconButton icon="trash" label={say('Remove')} onPress={() => void removeEntry(file, path)} />
      </Toolbar>
    </div>
  );
}

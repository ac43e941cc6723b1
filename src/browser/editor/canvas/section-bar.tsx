// The bar of the selected section: move, duplicate, add below, remove.
import { Toolbar } from 'react-aria-components';
import type { EditorPage } from '../answers.ts';
import { duplicateSection, moveSection, removeSection } from '../state/section-edits.ts';
import { select, useEditor } from '../state/store.ts';
import { IconButton } from '../controls/buttons.tsx';

export function SectionBar({ section, page, top }: { section: number; page: EditorPage; top: number }) {
  const { title } = page.sections[section] ?? { title: '' };
  return (
    <div className="section-bar" style={{ top }}>
      <Toolbar aria-label={`Section: ${title}`}>
        <span className="bar-name">{title}</span>
        <IconButton
          icon="up"
          label="Move up"
          isDisabled={section === 0}
          onPress={() => void moveSection(section, section - 1)}
        />
        <IconButton
          icon="down"
          label="Move down"
          isDisabled={section >= page.sections.length - 1}
          onPress={() => void moveSection(section, section + 1)}
        />
        <IconButton
          icon="plus"
          label="Add a section below"
          onPress={() => useEditor.setState({ adding: section + 1 })}
        />
        <IconButton icon="copy" label="Duplicate" onPress={() => void duplicateSection(section)} />
        <IconButton
          icon="settings"
          label="Settings"
          onPress={() => select({ file: page.file!, path: ['blocks', section], section })}
        />
        <IconButton icon="trash" label="Remove" onPress={() => void removeSection(section)} />
      </Toolbar>
    </div>
  );
}

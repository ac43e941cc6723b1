// The bar above the page: which page it is, its width, whether it is edited or used, and whether
// all is saved.
import { say } from '../../../base/words/say.ts';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { runAction } from '../actions/registry.ts';
import { useEditor, type Mode } from '../state/store.ts';
import { openPage } from '../state/sync.ts';
import { isLasting } from '../state/trouble.ts';
import { IconButton } from '../controls/buttons.tsx';
import { SiteButtons } from '../site/site-buttons.tsx';
import { UndoButtons } from '../site/undo-buttons.tsx';
import { Icon, type IconName } from '../controls/icon.tsx';
import { LanguageButton } from '../words/language-dialog.tsx';
import { PreviewSettings } from './preview-settings.tsx';
import { PageChooser } from './page-chooser.tsx';
import '../controls/toggles.css';
import './top-bar.css';

const widths = (): { width: number; label: string; icon: IconName }[] => [
  { width: 0, label: say('As wide as there is room'), icon: 'fit' },
  { width: 1440, label: say('Desktop, 1440 pixels'), icon: 'desktop' },
  { width: 768, label: say('Tablet, 768 pixels'), icon: 'tablet' },
  { width: 360, label: say('Phone, 360 pixels'), icon: 'phone' },
];

export function TopBar({ isOutlineOpen, onOutline }: { isOutlineOpen: boolean; onOutline: () => void }) {
  const route = useEditor((state) => state.route);
  const width = useEditor((state) => state.width);
  const mode = useEditor((state) => state.mode);
  return (
    <header className="top-bar">
      <h1 className="visually-hidden">{say('Editor')}</h1>
      <IconButton
        icon="outline"
        label={isOutlineOpen ? say('Close the outline') : say('Open the outline')}
        aria-expanded={isOutlineOpen}
        onPress={onOutline}
      />
      <PageChooser route={route} onChoose={(next) => void openPage(next)} />
      <IconButton
        icon="search"
        label={say('Search and commands')}
        aria-keyshortcuts="Control+K Meta+K"
        onPress={() => runAction('palette')}
      />
      <SaveState />
      <UndoButtons />
      <SiteButtons />
      <span className="spring" />
      <PreviewSettings />
      <LanguageButton />
      <ToggleButtonGroup
        className="toggles widths"
        aria-label={say('Width of the page')}
        disallowEmptySelection
        selectedKeys={[String(width)]}
        onSelectionChange={([next]) => useEditor.setState({ width: Number(next) })}
      >
        {widths().map(({ width: each, label, icon }) => (
          <ToggleButton key={each} id={String(each)} aria-label={label} className="toggle">
            <Icon name={icon} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        className="toggles"
        aria-label={say('What clicks on the page do')}
        disallowEmptySelection
        selectedKeys={[mode]}
        onSelectionChange={([next]) => useEditor.setState({ mode: next as Mode })}
      >
        <ToggleButton id="edit" className="toggle">
          {say('Edit')}
        </ToggleButton>
        <ToggleButton id="try" className="toggle">
          {say('Try')}
        </ToggleButton>
      </ToggleButtonGroup>
      <a className="text-button plain leave" href={route} aria-label={say('Leave the editor')}>
        <Icon name="close" />
        <span>{say('Leave')}</span>
      </a>
    </header>
  );
}

function SaveState() {
  const isSaving = useEditor((state) => state.isSaving);
  const hasTrouble = useEditor(({ trouble }) => trouble !== null && isLasting(trouble));
  const words = hasTrouble ? say('Not saved') : isSaving ? say('Saving') : say('Saved');
  return (
    <span className="save-state" data-state={hasTrouble ? 'trouble' : isSaving ? 'saving' : 'saved'}>
      {words}
    </span>
  );
}

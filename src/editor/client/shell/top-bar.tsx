// The bar above the page: which page it is, its width, whether it is edited or used, and whether
// all is saved.
import { say } from '../../../base/words/say.ts';
import { Link, ToggleButton, ToggleButtonGroup, Tooltip, TooltipTrigger } from 'react-aria-components';
import { runAction } from '../actions/registry.ts';
import { useEditor, type Mode } from '../state/store.ts';
import { openPage } from '../state/sync.ts';
import { isLasting } from '../state/trouble.ts';
import { IconButton, NamedWhenNarrow } from '../controls/buttons.tsx';
import { SiteButtons } from '../site/site-buttons.tsx';
import { UndoButtons } from '../site/undo-buttons.tsx';
import { Icon, type IconName } from '../controls/icon.tsx';
import { LanguageButton } from '../words/language-dialog.tsx';
import { PreviewSettings } from './preview-settings.tsx';
import { PageChooser } from './page-chooser.tsx';
import { PageWidth } from './page-width.tsx';
import '../controls/toggles.css';
import './top-bar.css';

const modes = (): { mode: Mode; words: string; icon: IconName }[] => [
  { mode: 'edit', words: say('Edit'), icon: 'pencil' },
  { mode: 'try', words: say('Try'), icon: 'pointer' },
];

export function TopBar({ isOutlineOpen, onOutline }: { isOutlineOpen: boolean; onOutline: () => void }) {
  const route = useEditor((state) => state.route);
  const mode = useEditor((state) => state.mode);
  return (
    <header className="top-bar">
      <h1 className="visually-hidden">{say('Editor')}</h1>
      <IconButton
        icon="outline"
        className="outline-button"
        label={isOutlineOpen ? say('Close the outline') : say('Open the outline')}
        aria-expanded={isOutlineOpen}
        onPress={onOutline}
      />
      <PageChooser route={route} onChoose={(next) => void openPage(next)} />
      <IconButton
        icon="search"
        className="search-button"
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
      <PageWidth />
      <ToggleButtonGroup
        className="toggles"
        aria-label={say('What clicks on the page do')}
        disallowEmptySelection
        selectedKeys={[mode]}
        onSelectionChange={([next]) => useEditor.setState({ mode: next as Mode })}
      >
        {modes().map(({ mode: each, words, icon }) => (
          <NamedWhenNarrow key={each} words={words}>
            <ToggleButton id={each} className="toggle" aria-label={words}>
              <Icon name={icon} />
              <span className="bar-words">{words}</span>
            </ToggleButton>
          </NamedWhenNarrow>
        ))}
      </ToggleButtonGroup>
      <TooltipTrigger delay={400}>
        <Link className="icon-button leave" href={route} aria-label={say('Leave the editor')}>
          <Icon name="close" />
        </Link>
        <Tooltip className="tooltip" offset={6}>
          {say('Leave the editor')}
        </Tooltip>
      </TooltipTrigger>
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

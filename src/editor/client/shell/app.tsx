// The editor: the bar above, the outline at one side, the page in the middle, the settings at the
// other side.
import { useState } from 'react';
import { Canvas } from '../canvas/canvas.tsx';
import { GapsBar } from '../gaps/gaps-bar.tsx';
import { Inspector } from '../inspector/inspector.tsx';
import { Outline } from '../outline/outline.tsx';
import { Palette } from '../palette/palette.tsx';
import { ReplaceDialog } from '../replace/replace-dialog.tsx';
import { useEditor } from '../state/store.ts';
import { AddSection } from '../sections/add-section.tsx';
import { SectionDialog } from '../sections/section-dialog.tsx';
import { ConflictDialog } from '../site/conflict-dialog.tsx';
import { NewPageDialog } from '../site/new-menu.tsx';
import { PictureDialog } from '../pictures/picture-dialog.tsx';
import { SiteDialog } from '../site/site-dialog.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { LanguageDialog } from '../words/language-dialog.tsx';
import { TopBar } from './top-bar.tsx';
import { TroubleBar } from './trouble-bar.tsx';
import './app.css';

/** In pixels: on smaller screens the page comes first. */
const minWidthForBoth = 800;

export function App() {
  const [isOutlineOpen, openOutline] = useState(() => innerWidth >= minWidthForBoth);
  const isSettingsOpen = useEditor((state) => state.isSettingsOpen);
  const mode = useEditor((state) => state.mode);
  return (
    <div
      className="app"
      data-outline={isOutlineOpen && mode === 'edit'}
      data-settings={isSettingsOpen && mode === 'edit'}
    >
      <TopBar isOutlineOpen={isOutlineOpen} onOutline={() => openOutline(!isOutlineOpen)} />
      <TroubleBar />
      {mode === 'edit' && <GapsBar />}
      <div className="columns">
        {isOutlineOpen && mode === 'edit' && (
          <Outline onChosen={() => innerWidth < minWidthForBoth && openOutline(false)} />
        )}
        <Canvas />
        {isSettingsOpen && mode === 'edit' && <Inspector />}
      </div>
      <AddSection />
      <SectionDialog />
      <Palette />
      <ReplaceDialog />
      <PictureDialog />
      <SiteDialog />
      <NewPageDialog />
      <ConflictDialog />
      <Shortcuts />
      <LanguageDialog />
      <Announcer />
    </div>
  );
}

/** Says to screen readers what has happened. */
function Announcer() {
  const said = useEditor((state) => state.said);
  return (
    <div className="visually-hidden" role="status">
      {said}
    </div>
  );
}

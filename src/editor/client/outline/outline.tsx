// The outline: the sections of the page with their entries, to choose, move, hide and remove them,
// and what the checker says.
import { say } from '../../../base/words/say.ts';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Button, Tree, TreeItem, TreeItemContent, Collection, type Key, type Selection } from 'react-aria-components';
import type { EditorPage, EditorStart } from '../../protocol/page.ts';
import { selectedSection } from '../state/fields.ts';
import { announce, select, useEditor, useShown } from '../state/store.ts';
import { TextButton } from '../controls/buttons.tsx';
import { Icon } from '../controls/icon.tsx';
import { findNode, keepKeys, nodeAt, outlineNodes, type OutlineNode } from './outline-nodes.ts';
import { SelectedBar } from './selected-bar.tsx';
import { PageMessages } from './page-messages.tsx';
import { RowMenu } from './row-menu.tsx';
import { useReordering } from './use-reordering.ts';
import './outline.css';

export function Outline({ onChosen }: { onChosen: () => void }) {
  const { page } = useShown();
  const start = useEditor((state) => state.start);
  return (
    <nav className="outline" aria-label={say('Outline of the page')}>
      {page && start && page.file !== null && (
        <Sections key={page.file} page={page} start={start} onChosen={onChosen} />
      )}
    </nav>
  );
}

/** The rows, whose keys follow what they are about. */
function useNodes(page: EditorPage, start: EditorStart): OutlineNode[] {
  const [made, setMade] = useState(() => ({ page, start, nodes: keepKeys([], outlineNodes(page, start)) }));
  if (made.page === page && made.start === start) return made.nodes;
  const next = { page, start, nodes: keepKeys(made.nodes, outlineNodes(page, start)) };
  setMade(next);
  return next.nodes;
}

/** @returns the rows of the sections that are selected together; the page and the settings follow them */
function useSeveral(nodes: readonly OutlineNode[]): readonly OutlineNode[] {
  const marked = useEditor((state) => state.several);
  const several = useMemo(() => {
    const found = nodes.filter(({ key }) => marked.some((row) => row.key === key));
    return found.length > 1 ? found : [];
  }, [nodes, marked]);
  useEffect(() => {
    const isSame = several.length === marked.length && several.every((row, index) => row === marked[index]);
    if (!isSame) useEditor.setState({ several });
  }, [several, marked]);
  return several;
}

interface SectionsProps {
  page: EditorPage;
  start: EditorStart;
  onChosen: () => void;
}

const Sections = memo(function Sections({ page, start, onChosen }: SectionsProps) {
  const selection = useEditor((state) => state.selection);
  const nodes = useNodes(page, start);
  const reordering = useReordering(nodes, start);
  const chosen = selection && selectedSection(start, page, selection);
  const selectedKeys = [chosen && nodeAt(nodes, chosen)?.key].filter((key) => key !== undefined && key !== null);
  const several = useSeveral(nodes);
  const [reported, setReported] = useState<Selection>(new Set());
  const isTouched = useRef(false);
  const shownKeys = several.length > 0 ? several.map(({ key }) => key) : selectedKeys;
  const choose = (key: string) => {
    const path = findNode(nodes, (node) => node.key === key)?.path;
    if (path) select({ file: page.file!, path, section: Number(path[1]) });
    onChosen();
  };
  return (
    <>
      <div className="outline-head">
        <h2>{say('Sections')}</h2>
        <TextButton
          icon="settings"
          onPress={() => {
            select({ file: page.file!, path: [], section: null });
            onChosen();
          }}
        >
          {say('Page')}
        </TextButton>
      </div>
      {several.length > 0 && <SelectedBar nodes={several} />}
      <div
        className="tree-frame"
        onPointerDownCapture={({ pointerType }) => void (isTouched.current = pointerType === 'touch')}
        onKeyDownCapture={() => void (isTouched.current = false)}
      >
        <Tree
          className="tree"
          aria-label={say('Sections')}
          items={nodes}
          selectionMode="multiple"
          selectionBehavior="replace"
          selectedKeys={withAnchor(shownKeys, reported)}
          onSelectionChange={(next) => {
            const keys = isTouched.current ? keepTapped(next, shownKeys) : next;
            setReported(keys);
            // Several are sections of the page: entries are changed in their section.
            const sections = nodes.filter(({ key }) => keys === 'all' || keys.has(key));
            useEditor.setState({ several: sections.length > 1 ? sections : [] });
            if (sections.length > 1)
              return announce(
                say('{count} section is selected. | {count} sections are selected.', { count: sections.length }),
              );
            const [key] = keys === 'all' ? [] : keys;
            if (key !== undefined) choose(String(key));
          }}
          {...reordering}
          renderEmptyState={() => <p className="hint">{say('The page has no sections yet.')}</p>}
        >
          {renderNode}
        </Tree>
      </div>
      <div className="outline-foot">
        <TextButton
          look="primary"
          icon="plus"
          onPress={() => useEditor.setState({ adding: { list: ['blocks'], at: page.sections.length } })}
        >
          {say('Add a section')}
        </TextButton>
      </div>
      <PageMessages page={page} />
    </>
  );
});

/**
 * @returns the keys as the tree has reported them, with the row from which Shift selects a range;
 * or others, which have none
 */
function withAnchor(keys: string[], reported: Selection): Iterable<Key> {
  const isSame = reported !== 'all' && reported.size === keys.length && keys.every((key) => reported.has(key));
  return isSame ? reported : keys;
}

/** A tap selects its row alone: the tree would add it to those that are selected, or take it away. */
function keepTapped(keys: Selection, before: readonly string[]): Selection {
  if (keys === 'all') return keys;
  const tapped = [...keys].find((key) => !before.includes(String(key))) ?? before.find((key) => !keys.has(key));
  return new Set(tapped === undefined ? keys : [tapped]);
}

/** A row that is chosen already tells nothing when it is chosen again. */
function openSettings() {
  if (useEditor.getState().selection) useEditor.setState({ isSettingsOpen: true });
}

function renderNode(node: OutlineNode) {
  return (
    <TreeItem id={node.key} textValue={node.name} className="tree-row" onPress={openSettings}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <div className="row-content" data-depth={node.entry ? 2 : 1} data-draft={node.isDraft}>
            <Button slot="drag" className="drag-handle" aria-label={say('Move {name}', { name: node.name })}>
              <Icon name="drag" />
            </Button>
            {hasChildItems ? (
              <Button slot="chevron" className="chevron" aria-label={isExpanded ? say('Close') : say('Open')}>
                <Icon name={isExpanded ? 'down' : 'right'} />
              </Button>
            ) : (
              <span className="chevron" />
            )}
            <span className="row-words">
              <span className="row-title">{node.name}</span>
              {node.about && <small>{node.about}</small>}
            </span>
            {node.isDraft && <span className="badge">{say('Draft')}</span>}
            {node.hasDates && <span className="badge">{say('Dates')}</span>}
            {node.errors > 0 && (
              <span className="badge error">{say('{count} mistake | {count} mistakes', { count: node.errors })}</span>
            )}
            {node.errors === 0 && node.warnings > 0 && <Icon name="warning" />}
            <RowMenu node={node} />
          </div>
        )}
      </TreeItemContent>
      <Collection items={node.children}>{renderNode}</Collection>
    </TreeItem>
  );
}

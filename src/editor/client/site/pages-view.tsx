// The pages of the site: found by title or address, opened, made, copied, moved and removed.
import { say } from '../../../base/words/say.ts';
import { useState } from 'react';
import { Button, Input, Label, Menu, MenuItem, MenuTrigger, Popover, SearchField } from 'react-aria-components';
import { Icon } from '../controls/icon.tsx';
import type { SiteOverview, SitePage } from '../../protocol/site.ts';
import { UsedAt } from '../settings/used-at.tsx';
import { searchEntries } from '../search/search-entries.ts';
import { openPage } from '../state/sync.ts';
import { NewMenu } from './new-menu.tsx';
import { PageForm, type PageAction } from './page-form.tsx';
import { openSiteView } from '../state/site-store.ts';
import '../controls/select-field.css';
import '../controls/dialog-frame.css';
import '../controls/list.css';

/** More are found by searching. */
const maxShown = 200;

export function PagesView({ overview }: { overview: SiteOverview }) {
  const [wanted, search] = useState('');
  const [action, setAction] = useState<PageAction | null>(null);
  const [left, setLeft] = useState<PageAction | null>(null);
  const found = searchEntries(
    overview.pages,
    wanted,
    ({ title, route, collection }) => `${title} ${route} ${collection}`,
  );
  const leave = () => {
    setLeft(action);
    setAction(null);
  };
  // Who goes back stands where the form was opened; the page may be gone.
  const backAt = left?.page.route ?? null;
  const isBackAtNew = left !== null && !found.some(({ route }) => route === backAt);
  if (action) return <PageForm action={action} onEnd={leave} />;
  return (
    <>
      <div className="row-actions">
        <SearchField className="site-search" value={wanted} onChange={search}>
          <Label className="visually-hidden">{say('Search pages')}</Label>
          <Icon name="search" />
          <Input placeholder={say('Title or address')} />
        </SearchField>
        <NewMenu autoFocus={isBackAtNew} />
      </div>
      <ul className="site-list" aria-label={say('Pages')}>
        {found.slice(0, maxShown).map((page) => (
          <PageRow key={page.file} page={page} isBack={page.route === backAt} onAction={setAction} />
        ))}
      </ul>
      <p className="hint">
        {found.length > maxShown
          ? say(
              'The first {maxShown} of {count} page. Search for others. | The first {maxShown} of {count} pages. Search for others.',
              { maxShown, count: found.length },
            )
          : say('{found} of {count} page. | {found} of {count} pages.', {
              found: found.length,
              count: overview.pages.length,
            })}
      </p>
    </>
  );
}

interface PageRowProps {
  page: SitePage;
  /** True if its menu was used last. */
  isBack: boolean;
  onAction: (action: PageAction) => void;
}

function PageRow({ page, isBack, onAction }: PageRowProps) {
  const { title, route, collection, isDraft, gaps, dates, errors, warnings } = page;
  const [hasUses, showUses] = useState(false);
  const open = async () => {
    await openSiteView(null);
    await openPage(route);
  };
  const notes = [
    collection,
    isDraft && say('Draft'),
    gaps.length > 0 && say('{count} to fill in | {count} to fill in', { count: gaps.length }),
    dates,
    errors > 0 && say('{count} error | {count} errors', { count: errors }),
    warnings > 0 && say('{count} warning | {count} warnings', { count: warnings }),
  ].filter(Boolean);
  return (
    <li className="page-row">
      <Button className="site-row" onPress={() => void open()}>
        <strong>{title || route}</strong>
        <span className="hint">{[route, ...notes].join(' · ')}</span>
      </Button>
      <MenuTrigger>
        <Button
          className="icon-button"
          aria-label={say('More for {page}', { page: title || route })}
          autoFocus={isBack}
        >
          <Icon name="more" />
        </Button>
        <Popover className="popover">
          <Menu
            className="menu"
            aria-label={say('More for {page}', { page: title || route })}
            onAction={(key) => (key === 'used' ? showUses(true) : onAction({ kind: key as 'copy-page', page }))}
          >
            <MenuItem className="menu-item" id="copy-page">
              {say('Copy')}
            </MenuItem>
            <MenuItem className="menu-item" id="move-page">
              {say('Change its address')}
            </MenuItem>
            <MenuItem className="menu-item" id="used">
              {say('Where is it used?')}
            </MenuItem>
            <MenuItem className="menu-item" id="remove-page">
              {say('Remove')}
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      {hasUses && <UsedAt kind="page" name={route} onOpen={() => openSiteView(null)} />}
    </li>
  );
}

// The panel of the author's view beside the page, in a shadow tree, so that page and panel do not
// see each other's styles.
import { devChannel } from './dev-channel.ts';
import { openPlace, readPage, setPreview, type FilePlace, type PageAnswer } from './author-data.ts';
import { makeButton, makeElement } from './make-element.ts';
import { createOutline } from './outline.ts';
import { startPointing, type Pointing } from './pointing.ts';
import { createPreviewSettings } from './preview-settings.ts';
import { createWidthPreview } from './width-preview.ts';
import { style } from './style.ts';

const widths = [360, 768, 1440];
/** After these events, the page's diagnostics may have changed. */
const news = ['pagewright:update', 'pagewright:checked', 'vite:error'];

/**
 * Opens the panel.
 * @returns what closes it; `onClose` is called then, also when the author closes it by its button
 */
export function openPanel(onClose: () => void): () => void {
  const before = document.activeElement;
  const host = document.createElement('pagewright-author');
  const root = host.attachShadow({ mode: 'open' });
  const view = new PanelView(root, close);
  document.documentElement.append(host);
  view.focus();
  function close() {
    view.stop();
    host.remove();
    if (before instanceof HTMLElement) before.focus();
    onClose();
  }
  return close;
}

class PanelView {
  private answer: PageAnswer | undefined;
  private readonly status = makeElement('p', { role: 'status' });
  private readonly content = makeElement('div');
  private readonly closeButton: HTMLButtonElement;
  private readonly widthButtons: HTMLButtonElement[];
  private readonly root: ShadowRoot;
  private readonly ending = new AbortController();
  private pointing: Pointing;
  private shown: Window = window;

  constructor(root: ShadowRoot, close: () => void) {
    this.root = root;
    this.closeButton = makeButton('Close', close);
    this.widthButtons = [0, ...widths].map((width) =>
      makeButton(width === 0 ? 'Full width' : `${width} px`, () => this.showAt(width), { value: String(width) }),
    );
    const sizes = makeElement('div', { className: 'widths', role: 'group', ariaLabel: 'Width' }, this.widthButtons);
    const heading = makeElement('header', {}, [makeElement('h2', { textContent: "Author's view" }), this.closeButton]);
    const panel = makeElement('aside', { ariaLabel: "Author's view" }, [heading, sizes, this.status, this.content]);
    root.append(makeElement('style', { textContent: style }), panel);
    panel.addEventListener('keydown', (event) => event.key === 'Escape' && close());
    this.pointing = this.pointIn(window);
    this.press(0);
    // The page is another one after a link, or its file has changed.
    const page = document.getElementById('page');
    const observer = new MutationObserver(() => this.read());
    if (page) observer.observe(page, { childList: true });
    this.ending.signal.addEventListener('abort', () => observer.disconnect());
    for (const event of news) devChannel?.on(event, this.read);
    void this.read();
  }

  focus() {
    this.closeButton.focus();
  }

  stop() {
    this.ending.abort();
    for (const event of news) devChannel?.off(event, this.read);
    this.pointing.stop();
  }

  private readonly read = async () => {
    try {
      this.answer = await readPage();
    } catch {
      this.status.textContent = 'The dev server does not answer. Is it still running?';
      return;
    }
    const { file, blocks, preview, token } = this.answer;
    this.pointing.follow(blocks);
    const open = (place: FilePlace) => void this.open(place);
    const outline = createOutline(this.answer, { open, show: (block) => this.show(block.id) });
    const name = makeElement('p', {}, [file ?? 'There is no sound page at this address yet.']);
    const settings = preview && createPreviewSettings(preview, (next) => void setPreview(next, token));
    this.content.replaceChildren(...(settings ? [settings, name, outline] : [name, outline]));
  };

  private async open(place: FilePlace) {
    const isTaken = await openPlace(place, this.answer!.token);
    const at = `${place.file}:${place.line}`;
    this.status.textContent = isTaken ? `Opening ${at} in the editor` : `${at} could not be opened`;
  }

  private show(id: string) {
    const block = this.answer!.blocks.find((each) => each.id === id);
    const { document: page } = this.shown;
    page.getElementById(id)?.scrollIntoView({ block: 'nearest' });
    this.pointing.mark(block);
  }

  private showAt(width: number) {
    this.root.querySelector('.stage')?.remove();
    this.press(width);
    if (width === 0) return this.pointTo(window);
    this.root.append(createWidthPreview(width, (view) => this.pointTo(view)));
  }

  private press(width: number) {
    for (const each of this.widthButtons) each.ariaPressed = String(Number(each.value) === width);
  }

  private pointTo(view: Window) {
    this.pointing.stop();
    this.shown = view;
    this.pointing = this.pointIn(view);
    this.pointing.follow(this.answer?.blocks ?? []);
  }

  private pointIn(view: Window): Pointing {
    return startPointing(view, (block) => void this.open(block));
  }
}

// Copies a section to the end of another page.
import { ListBox, ListBoxItem, Text } from 'react-aria-components';
import type { EditorPage, EditorStart } from '../../protocol/page.ts';
import { getAtPath } from '../../../edits/model/path.ts';
import { fetchPage } from '../state/requests.ts';
import { beginRequest } from '../changes/served-page.ts';
import { say, select } from '../state/store.ts';
import { openPage, send } from '../state/sync.ts';
import '../controls/list.css';

export interface SectionDialogProps {
  page: EditorPage;
  start: EditorStart;
  section: number;
  onDone: () => void;
}

export function CopySection({ page, start, section, onDone }: SectionDialogProps) {
  const copy = async (route: string) => {
    const { known, complete } = beginRequest(route);
    const other = complete(await fetchPage(route, known));
    if (!other.file || !page.file) return;
    const { id: _id, ...value } = getAtPath(page.files[page.file]?.data, ['blocks', section]) as Record<
      string,
      unknown
    >;
    const at = other.sections.length;
    const base = { file: other.file, text: other.files[other.file]?.text ?? null };
    const isCopied = await send({
      edits: [{ file: other.file, edit: { kind: 'insert', path: ['blocks'], at, value }, base }],
    });
    onDone();
    if (!isCopied) return;
    await openPage(route);
    select({ file: other.file, path: ['blocks', at], section: at });
    say(`Copied. This is the page ${route} now.`);
  };
  return (
    <>
      <p className="help">The copy stands at the end of the page that you choose.</p>
      <ListBox
        className="list framed"
        aria-label="Pages"
        items={start.pages.filter(({ route }) => route !== page.route).map((each) => ({ id: each.route, ...each }))}
        onAction={(key) => void copy(String(key))}
      >
        {({ title, route }) => (
          <ListBoxItem className="option" textValue={title}>
            <Text slot="label">{title}</Text>
            <Text slot="description">{route}</Text>
          </ListBoxItem>
        )}
      </ListBox>
    </>
  );
}
